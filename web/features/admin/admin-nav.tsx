import { TabNav } from '@radix-ui/themes';
import { Link, useLocation } from 'react-router-dom';
import styles from './admin-nav.module.css';

const places = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/generation-dashboard', label: 'Generation' },
  { to: '/admin/review', label: 'Review' },
  { to: '/admin/blog', label: 'Blog' },
  { to: '/admin/audit', label: 'Audit' },
  { to: '/admin/sql', label: 'SQL' },
  { to: '/admin/operations', label: 'Operations' },
  { to: '/admin/replay', label: 'Replay' },
] as const;

/** The places of administrators, on each of their pages. */
export const AdminNav = () => {
  const { pathname } = useLocation();
  return (
    <TabNav.Root
      size="2"
      mb="5"
      wrap="wrap"
      aria-label="Administration"
      className={styles['admin-nav']}
    >
      {places.map(({ to, label }) => (
        <TabNav.Link key={to} asChild active={pathname === to}>
          <Link to={to}>{label}</Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  );
};
