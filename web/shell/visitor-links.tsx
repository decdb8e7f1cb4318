import { Link, useLocation } from 'react-router-dom';
import { isActive, visitorLinks } from './nav-links.ts';
import styles from './shell.module.css';

/** The links of the visitor's bar. */
export const VisitorLinks = () => {
  const location = useLocation();
  return (
    <nav aria-label="Main" className={styles['visitor-links']}>
      {visitorLinks.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={isActive(to, location) ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
};
