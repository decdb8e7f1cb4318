import { Callout, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { SignInMethods, TotpEnrollment } from '../../../../../domain/contracts/sign-in.ts';
import type { TimeZone } from '../../../../../domain/kernel/time.ts';
import { shortDate } from '../../../../format/learner-dates.ts';
import { Panel } from '../../../../ui/panel.tsx';
import textStyles from '../../../../ui/text.module.css';
import { WithProof } from '../../owner/with-proof.tsx';
import { signInMethodsQuery } from '../../queries/sign-in-methods-query.ts';
import type { SettingsPart } from '../settings-part.ts';
import { Enrollment } from './enrollment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useBeginTotp, useTurnOffTotp } from './use-totp.ts';

/** What is on the screen for once: a secret that waits for its first code, or codes to be saved. */
type Shown = { readonly enrollment: TotpEnrollment } | { readonly codes: readonly string[] };

const Off = ({ onBegun }: { readonly onBegun: (enrollment: TotpEnrollment) => void }) => {
  const { mutate, isPending } = useBeginTotp();
  return (
    <Flex direction="column" gap="4" align="start">
      <Text as="p" size="3" className={textStyles['pretty']}>
        Not set up. With it, a stolen password alone opens nothing.
      </Text>
      <WithProof
        label="Set up an app"
        why="First show that it is you."
        isPending={isPending}
        onProof={(body, { onError, onSuccess }) =>
          mutate(body, {
            onError,
            onSuccess: (enrollment) => {
              onSuccess();
              onBegun(enrollment);
            },
          })
        }
      />
    </Flex>
  );
};

const TurnOff = () => {
  const { mutate, isPending } = useTurnOffTotp();
  return (
    <WithProof
      label="Turn off"
      why="From then on signing in asks for no code."
      isPending={isPending}
      onProof={mutate}
    />
  );
};

type OnProps = SignInMethods['totp'] & { readonly timeZone: TimeZone };

const On = ({ since, timeZone }: OnProps) => (
  <Flex direction="column" gap="4" align="start">
    <Text as="p" size="3">
      On{since ? ` since ${shortDate(since, { timeZone })}` : ''}.
    </Text>
    <TurnOff />
  </Flex>
);

const MustSetUp = () => (
  <Callout.Root color="amber" mb="4" role="status">
    <Callout.Icon>
      <CircleAlert size={16} />
    </Callout.Icon>
    <Callout.Text>
      Administrators need an authenticator app or a passkey here. Set one up to continue.
    </Callout.Text>
  </Callout.Root>
);

/** An authenticator app as second proof at sign-in. */
export const TotpPart: SettingsPart = ({ user }) => {
  const { data: methods } = useQuery(signInMethodsQuery());
  const [shown, setShown] = useState<Shown>();
  if (!methods) return null;
  const onCodes = (codes: readonly string[]): void => setShown({ codes });
  const isOn = methods.totp.since !== null;
  return (
    <Panel as="h3" title="Authenticator app" note="A code beside your password when you sign in.">
      {methods.mustSetUp ? <MustSetUp /> : null}
      {shown && 'codes' in shown ? (
        <RecoveryCodes codes={shown.codes} onSaved={() => setShown(undefined)} />
      ) : null}
      {shown && 'enrollment' in shown ? (
        <Enrollment {...shown.enrollment} onConfirmed={onCodes} />
      ) : null}
      {!shown && isOn ? <On {...methods.totp} timeZone={user.timeZone} /> : null}
      {shown || isOn ? null : <Off onBegun={(enrollment) => setShown({ enrollment })} />}
    </Panel>
  );
};
