import { IconButton } from '@radix-ui/themes';
import { Menu } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Dispensable } from '../ui/dispensable.tsx';
import { highContrast } from '../ui/high-contrast.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { NavLink } from './nav-links.ts';

const DrawerPanel = lazyPart(async () => (await import('./drawer-panel.tsx')).DrawerPanel);

type NavDrawerProps = {
  readonly links: readonly NavLink[];
  /** The account block, under the links. */
  readonly children: ReactNode;
};

/** The menu button of small screens, and the side drawer it opens. */
export const NavDrawer = ({ links, children }: NavDrawerProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        color="gray"
        {...highContrast}
        size="3"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu size={20} />
      </IconButton>
      {isOpen ? (
        <Dispensable>
          <Suspense>
            <DrawerPanel links={links} opener={button} onClose={() => setOpen(false)}>
              {children}
            </DrawerPanel>
          </Suspense>
        </Dispensable>
      ) : null}
    </>
  );
};
