import { AlertDialog, Button, Callout, Flex, Text, TextField } from '@radix-ui/themes';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

export type Wish = {
  /** What the button says. */
  readonly label: string;
  readonly title: string;
  /** What comes of it. */
  readonly consequence: string;
  readonly isDestructive?: boolean;
  readonly carryOut: (reason: string) => Promise<unknown>;
};

type ReasonDialogProps = {
  readonly wish: Wish;
  /** What it changes, and is to be looked at again. */
  readonly changes: QueryKey;
  readonly onClose: () => void;
};

/** Says what comes of it, and asks why; who did it and why stands in the audit. */
export const ReasonDialog = ({ wish, changes, onClose }: ReasonDialogProps) => {
  const [reason, setReason] = useState('');
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => wish.carryOut(reason.trim()),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: changes }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Content maxWidth="480px">
        <form onSubmit={submit}>
          <AlertDialog.Title>{wish.title}</AlertDialog.Title>
          <AlertDialog.Description size="3">{wish.consequence}</AlertDialog.Description>
          <Text as="label" size="2" weight="medium" mt="4" htmlFor="wish-reason">
            Reason
          </Text>
          <TextField.Root
            id="wish-reason"
            required
            maxLength={200}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {error ? (
            <Callout.Root color="red" role="alert" mt="3">
              <Callout.Text>{error.message} Nothing was changed.</Callout.Text>
            </Callout.Root>
          ) : null}
          <Flex gap="3" mt="4" justify="end">
            <AlertDialog.Cancel>
              <Button variant="soft" color="gray" type="button">
                Not now
              </Button>
            </AlertDialog.Cancel>
            <Button
              type="submit"
              {...(wish.isDestructive ? { color: 'red' as const } : {})}
              disabled={reason.trim() === ''}
              loading={isPending}
            >
              {wish.label}
            </Button>
          </Flex>
        </form>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
