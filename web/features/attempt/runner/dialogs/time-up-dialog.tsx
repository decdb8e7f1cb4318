import { AlertDialog, Spinner } from '@radix-ui/themes';

type TimeUpDialogProps = {
  readonly open: boolean;
  /** Handing in did not get through yet; it is tried again and again. */
  readonly isLate: boolean;
};

/** It has no button that could take the focus from what lies behind. */
const takeFocus = ({ currentTarget }: Event): void => {
  if (currentTarget instanceof HTMLElement) currentTarget.focus();
};

/** At zero nothing can be answered any more; the paper goes in by itself. */
export const TimeUpDialog = ({ open, isLate }: TimeUpDialogProps) => (
  <AlertDialog.Root open={open}>
    <AlertDialog.Content maxWidth="400px" onOpenAutoFocus={takeFocus}>
      <AlertDialog.Title size="5" weight="medium">
        Time is up
      </AlertDialog.Title>
      <AlertDialog.Description size="3" role="status">
        {isLate ? (
          'Your answers are saved and will be submitted when you are back online.'
        ) : (
          <>
            <Spinner /> Submitting your saved answers. Your results are next.
          </>
        )}
      </AlertDialog.Description>
    </AlertDialog.Content>
  </AlertDialog.Root>
);
