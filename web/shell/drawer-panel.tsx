import { Box, Dialog, Flex, IconButton, VisuallyHidden } from '@radix-ui/themes';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { AppearanceSwitch } from '../appearance/appearance-switch.tsx';
import { classes } from '../ui/classes.ts';
import drawerStyles from '../ui/drawer.module.css';
import { highContrast } from '../ui/high-contrast.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { DrawerLinks } from './drawer-links.tsx';
import type { NavLink } from './nav-links.ts';
import styles from './shell.module.css';

type DrawerPanelProps = {
  readonly links: readonly NavLink[];
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const DrawerHead = () => (
  <Flex justify="between" align="center" mb="4">
    <Wordmark />
    <Dialog.Close>
      <IconButton variant="ghost" color="gray" {...highContrast} size="3" aria-label="Close menu">
        <X size={20} />
      </IconButton>
    </Dialog.Close>
  </Flex>
);

const DrawerBody = ({ links, onClose, children }: Omit<DrawerPanelProps, 'opener'>) => {
  const closeOnLink = ({ target }: { target: EventTarget }): void => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Flex direction="column" minHeight="100%" onClick={closeOnLink}>
      <DrawerHead />
      <DrawerLinks links={links} />
      <Box mt="auto" pt="5">
        <AppearanceSwitch size="2" />
        {children}
      </Box>
    </Flex>
  );
};

/** The open side drawer; choosing a link closes it. */
export const DrawerPanel = ({ opener, ...body }: DrawerPanelProps) => (
  <Dialog.Root open onOpenChange={body.onClose}>
    <Dialog.Content
      className={classes(drawerStyles['drawer'], styles['nav-drawer'])}
      aria-describedby={undefined}
      onCloseAutoFocus={() => opener.current?.focus()}
    >
      <VisuallyHidden>
        <Dialog.Title>Menu</Dialog.Title>
      </VisuallyHidden>
      <DrawerBody {...body} />
    </Dialog.Content>
  </Dialog.Root>
);
