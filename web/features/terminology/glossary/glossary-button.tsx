import { IconButton } from '@radix-ui/themes';
import { BookOpen } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Dispensable } from '../../../ui/dispensable.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import styles from './glossary-button.module.css';

const dialog = () => import('./glossary-dialog.tsx');
const GlossaryDialog = lazyPart(async () => (await dialog()).GlossaryDialog);

/** Always at hand, at the lower right of the page. */
export const GlossaryButton = () => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        className={styles['glossary-button']}
        radius="full"
        size="4"
        aria-label="Open the medical terminology reference"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // On its way before it is pressed.
        onPointerEnter={() => void dialog()}
        onClick={() => setOpen(true)}
      >
        <BookOpen size={22} />
      </IconButton>
      {isOpen ? (
        <Dispensable>
          <Suspense>
            <GlossaryDialog opener={button} onClose={() => setOpen(false)} />
          </Suspense>
        </Dispensable>
      ) : null}
    </>
  );
};
