import { Button } from '@radix-ui/themes';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../../toast/toast-store.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { type Wish, WishDialog } from '../admin/wish-dialog.tsx';
import { askForRetry } from './ask-for-retry.ts';
import { operationsQuery } from './operations-query.ts';

const retryWish = (name: string): Wish => ({
  label: 'Try again',
  title: `Try ${name} again`,
  consequence: 'It resumes where it stands. Nothing is skipped; what fails again waits.',
  carryOut: async (reason) => {
    await askForRetry({ name, reason });
    showToast({
      title: 'Trying again',
      description: `${name} will be tried again within seconds.`,
    });
  },
});

/** Has what stopped or was parked tried again; who asked and why stands in the log. */
export const RetryButton = ({ name }: { readonly name: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="surface"
        color="gray"
        {...highContrast}
        onClick={() => setIsOpen(true)}
        aria-label={`Try ${name} again`}
      >
        <RotateCw size={15} aria-hidden="true" />
        Try again
      </Button>
      {isOpen ? (
        <WishDialog
          wish={retryWish(name)}
          changes={operationsQuery().queryKey}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
};
