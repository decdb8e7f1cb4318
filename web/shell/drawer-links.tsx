import { Link, useLocation } from 'react-router-dom';
import { NavBadge } from './nav-badge.tsx';
import { isActive, type NavLink } from './nav-links.ts';
import styles from './shell.module.css';

export const DrawerLinks = ({ links }: { readonly links: readonly NavLink[] }) => {
  const location = useLocation();
  return (
    <nav aria-label="Main" className={styles['drawer-links']}>
      {links.map(({ to, label, badge }) => (
        <Link key={to} to={to} aria-current={isActive(to, location) ? 'page' : undefined}>
          {label}
          <NavBadge badge={badge} />
        </Link>
      ))}
    </nav>
  );
};
