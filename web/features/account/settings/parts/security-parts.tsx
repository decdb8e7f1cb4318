import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../../ui/panel.tsx';
import { EmailForm } from '../../email/email-form.tsx';
import { signInMethodsQuery } from '../../queries/sign-in-methods-query.ts';
import { FirstPasswordForm } from '../first-password-form.tsx';
import { PasswordForm } from '../password-form.tsx';
import { Sessions } from '../sessions.tsx';
import type { SettingsPart } from '../settings-part.ts';

/** Set where there is none yet, else changed. */
export const PasswordPart: SettingsPart = () => {
  const { data: methods } = useQuery(signInMethodsQuery());
  return methods?.password === false ? (
    <Panel as="h3" title="Password" note="A second way in, beside Google.">
      <FirstPasswordForm />
    </Panel>
  ) : (
    <Panel as="h3" title="Password" note="Changing it signs you out on your other devices.">
      <PasswordForm />
    </Panel>
  );
};

export const EmailPart: SettingsPart = () => (
  <Panel as="h3" title="Email address" note="It changes when you open the link we send there.">
    <EmailForm />
  </Panel>
);

export const SessionsPart: SettingsPart = ({ user }) => (
  <Panel
    as="h3"
    title="Sessions"
    note="Where you are signed in. End any session you do not recognize."
  >
    <Sessions timeZone={user.timeZone} />
  </Panel>
);
