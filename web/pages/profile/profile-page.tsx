import { Box } from '@radix-ui/themes';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProfileForm } from './profile-form.tsx';

export const ProfilePage = () => {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title="Profile">Who you are here, and what you study for.</PageHead>
      <Box maxWidth="640px">
        <Panel title="About you">
          <ProfileForm key={user.id} user={user} />
        </Panel>
      </Box>
    </>
  );
};
