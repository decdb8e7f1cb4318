import { Grid } from '@radix-ui/themes';
import { useSession } from '../../../session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ConfirmEmailNote } from '../email/confirm-email-note.tsx';
import { AccountFacts } from './account-facts.tsx';
import { ProfileForm } from './profile-form.tsx';

export const ProfilePage = () => {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title="Profile">Your name and what you are studying for.</PageHead>
      <ConfirmEmailNote />
      <Grid columns={{ initial: '1', md: '7fr 5fr' }} gap="5" align="start">
        <Panel title="About you">
          <ProfileForm key={user.id} user={user} />
        </Panel>
        <Panel title="Your account">
          <AccountFacts user={user} />
        </Panel>
      </Grid>
    </>
  );
};
