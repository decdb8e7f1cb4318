import { Wordmark } from '../ui/wordmark.tsx';
import styles from './shell.module.css';

/** The bar while the rest of it is on its way. */
export const BareBar = () => (
  <header className={styles['topbar']}>
    <div className={styles['topbar-in']}>
      <Wordmark />
    </div>
  </header>
);
