import { TabNav } from '@radix-ui/themes';
import { Link, useLocation } from 'react-router-dom';
import { NavBadge } from './nav-badge.tsx';
import { isActive, type NavLink } from './nav-links.ts';
import styles from './shell.module.css';

/** The links of the top bar; the one of this page is marked. */
export const NavTabs = ({ links }: { readonly links: readonly NavLink[] }) => {
  const location = useLocation();
  return (
    <TabNav.Root size="2" className={styles['nav-tabs']} aria-label="Main">
      {links.map(({ to, label, badge }) => (
        <TabNav.Link key={to} asChild active={isActive(to, location)}>
          <Link to={to}>
            <span className={styles['nav-tab']}>
              {label}
              <NavBadge badge={badge} />
            </span>
          </Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  );
};
