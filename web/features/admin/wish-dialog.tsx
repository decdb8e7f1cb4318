import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';

export type Wish = {
  /** What the button says. */
  readonly label: string;
  readonly title: string;
  /** What comes of it. */
  readonly consequence: string;
  readonly isDestructive?: boolean;
  readonly carryOut: (reason: string) => Promise<unknown>;
};

type WishDialogProps = {
  readonly wish: Wish;
  /** What it changes, and is to be looked at again. */
  readonly changes: QueryKey;
  readonly onClose: () => void;
  /** What is asked beside the reason. */
  readonly children?: ReactNode;
};

/** Says what comes of it, and asks why; who did it and why stands in the audit. */
export const WishDialog = ({ wish, changes, onClose, children }: WishDialogProps) => {
  const { label, title, consequence, isDestructive, carryOut } = wish;
  const client = useQueryClient();
  const lookAgain = () => client.invalidateQueries({ queryKey: changes });
  const { mutate, isPending, error } = useMutation({
    mutationFn: carryOut,
    onSuccess: async () => {
      await lookAgain();
      onClose();
    },
    onError: lookAgain,
  });
  return (
    <ReasonDialog
      title={title}
      text={consequence}
      confirm={label}
      isDestructive={isDestructive}
      isPending={isPending}
      problem={error?.message}
      onConfirm={(reason) => mutate(reason)}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  );
};
