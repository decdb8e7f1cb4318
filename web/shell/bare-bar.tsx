import { Wordmark } from '../ui/wordmark.tsx';

/** The bar while the rest of it is on its way. */
export const BareBar = () => (
  <header className="topbar">
    <div className="topbar-in">
      <Wordmark />
    </div>
  </header>
);
