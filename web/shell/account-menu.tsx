import { Avatar, Box, DropdownMenu, Reset, Text, VisuallyHidden } from '@radix-ui/themes';
import { ChevronDown, LogOut, Settings, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../../domain/contracts/account.ts';
import { useSession } from '../session/use-session.ts';
import { highContrast } from '../ui/high-contrast.ts';
import { AppearanceItems } from './appearance-items.tsx';
import { displayName, initial } from './display-name.ts';
import { SchoolMenuItem } from './school-links.tsx';
import styles from './shell.module.css';
import { Who } from './who.tsx';

const accountPages = ['/profile', '/settings', '/school'];

const AccountButton = ({ user, ...button }: { readonly user: User }) => (
  <Reset>
    <button
      {...button}
      type="button"
      className={styles['account-button']}
      aria-current={accountPages.includes(useLocation().pathname) ? 'page' : undefined}
    >
      <VisuallyHidden>Account menu, </VisuallyHidden>
      <Avatar size="2" radius="full" fallback={initial(user)} {...highContrast} />
      <VisuallyHidden> </VisuallyHidden>
      <Text size="2" weight="medium" className={styles['account-name']}>
        {displayName(user)}
      </Text>
      <ChevronDown size={14} aria-hidden="true" className={styles['account-arrow']} />
    </button>
  </Reset>
);

const AccountLinks = () => (
  <>
    <DropdownMenu.Item asChild>
      <Link to="/profile">
        <UserRound size={16} aria-hidden="true" />
        Profile
      </Link>
    </DropdownMenu.Item>
    <DropdownMenu.Item asChild>
      <Link to="/settings">
        <Settings size={16} aria-hidden="true" />
        Settings
      </Link>
    </DropdownMenu.Item>
    <SchoolMenuItem />
  </>
);

/** Who is signed in, and what they can do about it. */
export const AccountMenu = ({ user }: { readonly user: User }) => {
  const { signOut } = useSession();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <AccountButton user={user} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className={styles['account-menu']}>
        <Box px="3" pt="2" pb="1">
          <Who user={user} />
        </Box>
        <DropdownMenu.Separator />
        <AccountLinks />
        <DropdownMenu.Separator />
        <AppearanceItems />
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={signOut}>
          <LogOut size={16} aria-hidden="true" />
          Sign Out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
