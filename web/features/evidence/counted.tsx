import { Dialog } from '@radix-ui/themes';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './counted.module.css';

const EvidenceDrawer = lazyPart(async () => (await import('./evidence-drawer.tsx')).EvidenceDrawer);

type CountedProps = {
  /** As evidence names it: recent-average, topic:Weaning. */
  readonly figure: string;
  /** What it is a figure of. */
  readonly label: string;
  /** The figure as it is shown; texts and numbers. */
  readonly children: ReactNode;
};

/** A counted figure, underlined with dots: it opens the events it was counted from. */
export const Counted = ({ figure, label, children }: CountedProps) => {
  const [wasOpened, setOpened] = useState(false);
  const shown = [children].flat().join('');
  return (
    <Dialog.Root onOpenChange={() => setOpened(true)}>
      <Dialog.Trigger>
        <button
          type="button"
          className={styles['counted']}
          aria-label={`${label}: ${shown}. See where it comes from`}
        >
          {children}
        </button>
      </Dialog.Trigger>
      {wasOpened ? (
        <Suspense fallback={null}>
          <EvidenceDrawer figure={figure} />
        </Suspense>
      ) : null}
    </Dialog.Root>
  );
};
