import { Box } from '@radix-ui/themes';
import type { User } from '../../domain/contracts/account.ts';
import { Announcements } from '../features/achievements/announcements.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { navLinks } from './nav-links.ts';
import { NavTabs } from './nav-tabs.tsx';
import styles from './shell.module.css';

/** The bar of those who are signed in. */
export const TopBar = ({ user }: { readonly user: User }) => (
  <header className={styles['topbar']}>
    <Announcements />
    <div className={styles['topbar-in']}>
      <Box className={styles['nav-small']}>
        <NavDrawer links={navLinks}>
          <DrawerAccount user={user} />
        </NavDrawer>
      </Box>
      <Wordmark />
      <Box className={styles['nav-wide']} flexGrow="1" minWidth="0">
        <NavTabs links={navLinks} />
      </Box>
      <Box flexGrow="1" className={styles['nav-small']} />
      <AccountMenu user={user} />
    </div>
  </header>
);
