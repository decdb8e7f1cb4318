import { AlertDialog, Button, Callout, Flex, Text, TextField } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import type { AdminUserDetail } from '../../../../domain/contracts/admin.ts';
import { adminRequest } from '../admin-request.ts';

export type Wish = {
  readonly label: string;
  /** What comes of it, in the words of the dialog. */
  readonly consequence: string;
} & (
  | { readonly kind: 'role'; readonly to: 'admin' | 'learner' }
  | { readonly kind: 'plan'; readonly to: 'monthly' | 'free' }
);

type ChangeDialogProps = {
  readonly user: AdminUserDetail;
  readonly wish: Wish;
  readonly onClose: () => void;
};

/** Says what a change does, and asks why. */
export const ChangeDialog = ({ user, wish, onClose }: ChangeDialogProps) => {
  const [reason, setReason] = useState('');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      adminRequest({
        path: `/api/admin/users/${user.accountId}/${wish.kind}`,
        method: 'POST',
        body: { [wish.kind === 'role' ? 'role' : 'tier']: wish.to, reason: reason.trim() },
        schema: z.unknown(),
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['admin'] });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Content maxWidth="460px">
        <form onSubmit={submit}>
          <AlertDialog.Title>
            {wish.label}: {user.username}
          </AlertDialog.Title>
          <AlertDialog.Description size="3">{wish.consequence}</AlertDialog.Description>
          <Text as="label" size="2" weight="medium" mt="4" htmlFor="reason">
            Reason
          </Text>
          <TextField.Root
            id="reason"
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {change.isError ? (
            <Callout.Root color="red" role="alert" mt="3">
              <Callout.Text>
                {change.error.message} Nothing was changed. Try again in a moment.
              </Callout.Text>
            </Callout.Root>
          ) : null}
          <Flex gap="3" mt="4" justify="end">
            <AlertDialog.Cancel>
              <Button variant="soft" color="gray" type="button">
                Cancel
              </Button>
            </AlertDialog.Cancel>
            <Button type="submit" disabled={reason.trim() === ''} loading={change.isPending}>
              {wish.label}
            </Button>
          </Flex>
        </form>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
