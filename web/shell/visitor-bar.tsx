import { Box, Flex, Separator } from '@radix-ui/themes';
import { highContrast } from '../ui/high-contrast.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { visitorLinks } from './nav-links.ts';
import styles from './shell.module.css';
import { VisitorLinks } from './visitor-links.tsx';

const SignIn = () => (
  <LinkButton to="/auth" variant="soft" color="gray" {...highContrast}>
    Sign In
  </LinkButton>
);

const SignUp = () => (
  <LinkButton to="/auth" state={{ mode: 'sign-up' }}>
    Sign Up
  </LinkButton>
);

const DrawerSignIn = () => (
  <Box>
    <Separator size="4" my="4" />
    <Flex gap="2">
      <SignIn />
      <SignUp />
    </Flex>
  </Box>
);

/** The bar of those who are not signed in. */
export const VisitorBar = () => (
  <header className={styles['topbar']}>
    <div className={styles['topbar-in']}>
      <Box display={{ initial: 'block', md: 'none' }}>
        <NavDrawer links={visitorLinks}>
          <DrawerSignIn />
        </NavDrawer>
      </Box>
      <Wordmark />
      <Box display={{ initial: 'none', md: 'block' }} flexGrow="1" minWidth="0">
        <VisitorLinks />
      </Box>
      <Box flexGrow="1" display={{ initial: 'block', md: 'none' }} />
      <Flex gap="2" align="center">
        <Box display={{ initial: 'none', sm: 'block' }}>
          <SignIn />
        </Box>
        <SignUp />
      </Flex>
    </div>
  </header>
);
