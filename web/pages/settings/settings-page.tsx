import { Flex } from '@radix-ui/themes';
import { AppearanceSwitch } from '../../appearance/appearance-switch.tsx';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

export const SettingsPage = () => {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title="Settings">
        How the product looks, when your day begins, who can get in.
      </PageHead>
      <Flex direction="column" gap="5" maxWidth="640px">
        <Panel title="Appearance" note="Kept in this browser.">
          <AppearanceSwitch />
        </Panel>
        <Panel title="Time zone" note="Streaks and daily limits follow the calendar of this place.">
          <TimeZoneForm key={user.timeZone} user={user} />
        </Panel>
        <Panel title="Password" note="A change ends your other sessions.">
          <PasswordForm />
        </Panel>
        <Panel title="Sessions" note="Where you are signed in. End what you do not recognize.">
          <Sessions timeZone={user.timeZone} />
        </Panel>
      </Flex>
    </>
  );
};
