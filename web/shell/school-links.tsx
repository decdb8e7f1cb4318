import { Suspense } from 'react';
import { Dispensable } from '../ui/dispensable.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

// Loaded when a menu opens: few coordinate a school.
const links = () => import('../features/institution/school-links.tsx');
const MenuItem = lazyPart(async () => (await links()).SchoolMenuItem);
const DrawerButton = lazyPart(async () => (await links()).SchoolButton);

/** The way to a school in the account menu; nothing for who coordinates none. */
export const SchoolMenuItem = () => (
  <Dispensable>
    <Suspense>
      <MenuItem />
    </Suspense>
  </Dispensable>
);

/** The same in the drawer. */
export const SchoolButton = () => (
  <Dispensable>
    <Suspense>
      <DrawerButton />
    </Suspense>
  </Dispensable>
);
