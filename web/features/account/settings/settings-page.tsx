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
      <Panel title="Study plan" note="Missed questions come back toward your exam.">
        <StudyPlanForm field={user.healthcareField} />
      </Panel>
    ) : null}
    <Panel title="Appearance" note="Kept in this browser.">
      <AppearanceSwitch size="2" />
    </Panel>
    <Panel title="Time zone" note="Streaks and daily limits follow the calendar of this place.">
      <TimeZoneForm key={user.timeZone} user={user} />
    </Panel>
    <Panel title="Extra time" note="For full-length exams, from the next one on.">
      <ExtraTimeChoice user={user} />
    </Panel>
  </Flex>
);

const Safety = ({ user }: { readonly user: User }) => (
  <Flex direction="column" gap="5">
    <Panel title="Password" note="A change ends your other sessions.">
      <PasswordForm />
    </Panel>
    <Panel title="Sessions" note="Where you are signed in. End what you do not recognize.">
      <Sessions timeZone={user.timeZone} />
    </Panel>
  </Flex>
);

export const SettingsPage = () => {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title="Settings">
        How the product looks, when your day begins, who can get in.
      </PageHead>
      <Grid columns={{ initial: '1', md: '2' }} gap="5" align="start">
        <Place user={user} />
        <Safety user={user} />
      </Grid>
    </>
  );
};
