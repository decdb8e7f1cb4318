import { AlertDialog, Spinner } from '@radix-ui/themes';

/** At zero nothing can be answered any more; the paper goes in by itself. */
export const TimeUpDialog = ({ open }: { readonly open: boolean }) => (
  <AlertDialog.Root open={open}>
    <AlertDialog.Content maxWidth="400px">
      <AlertDialog.Title size="5" weight="medium">
        Time is up
      </AlertDialog.Title>
      <AlertDialog.Description size="3">
        <Spinner /> Your saved answers are being handed in. The result follows.
      </AlertDialog.Description>
    </AlertDialog.Content>
  </AlertDialog.Root>
);
