import { Flex, Grid } from '@radix-ui/themes';
import type { User } from '../../../../domain/contracts/account.ts';
import { AppearanceSwitch } from '../../../appearance/appearance-switch.tsx';
import { useSession } from '../../../session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StudyPlanForm } from '../../review/study-plan/study-plan-form.tsx';
import { ExtraTimeChoice } from './extra-time-choice.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

const Place = ({ user }: { readonly user: User }) => (
  <Flex direction="column" gap="5">
    {user.healthcareField ? (
      <Panel
        title="Study plan"
        note="Missed questions come back on a schedule built around your exam."
      >
        <StudyPlanForm field={user.healthcareField} />
      </Panel>
    ) : null}
    <Panel title="Appearance" note="Saved in this browser.">
      <AppearanceSwitch size="2" />
    </Panel>
    <Panel title="Time zone" note="Streaks and daily limits use this time zone.">
      <TimeZoneForm key={user.timeZone} user={user} />
    </Panel>
    <Panel title="Extra time" note="For timed quizzes and exams, starting with your next one.">
      <ExtraTimeChoice user={user} />
    </Panel>
  </Flex>
);

const Safety = ({ user }: { readonly user: User }) => (
  <Flex direction="column" gap="5">
    <Panel title="Password" note="Changing it signs you out on your other devices.">
      <PasswordForm />
    </Panel>
    <Panel title="Sessions" note="Where you are signed in. End any session you do not recognize.">
      <Sessions timeZone={user.timeZone} />
    </Panel>
  </Flex>
);

export const SettingsPage = () => {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title="Settings">Study plan, appearance, time zone, and sign-in.</PageHead>
      <Grid columns={{ initial: '1', md: '2' }} gap="5" align="start">
        <Place user={user} />
        <Safety user={user} />
      </Grid>
    </>
  );
};
