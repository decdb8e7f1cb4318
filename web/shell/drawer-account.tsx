import { Box, Button, Flex, Separator } from '@radix-ui/themes';
import { LogOut } from 'lucide-react';
import type { User } from '../../domain/contracts/account.ts';
import { useSession } from '../session/use-session.ts';
import { highContrast } from '../ui/high-contrast.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { SchoolButton } from './school-links.tsx';
import { Who } from './who.tsx';

/** The account block of the drawer. */
export const DrawerAccount = ({ user }: { readonly user: User }) => {
  const { signOut } = useSession();
  return (
    <Box>
      <Separator size="4" my="4" />
      <Who user={user} />
      <Flex gap="2" mt="4" wrap="wrap">
        <LinkButton to="/profile" variant="surface" color="gray" {...highContrast}>
          Profile
        </LinkButton>
        <LinkButton to="/settings" variant="surface" color="gray" {...highContrast}>
          Settings
        </LinkButton>
        <SchoolButton />
        <Button variant="surface" color="gray" {...highContrast} onClick={signOut}>
          <LogOut size={14} />
          Sign Out
        </Button>
      </Flex>
    </Box>
  );
};
