import { AlertDialog, Button, Callout, Flex, Text, TextField } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { type AdminUserDetail, mostExtension } from '../../../../domain/contracts/admin.ts';
import textStyles from '../../../ui/text.module.css';
import { adminRequest } from '../admin-request.ts';

export type Wish = {
  readonly label: string;
  /** What comes of it, in the words of the dialog. */
  readonly consequence: string;
  /** Of this account: where it is sent. */
  readonly path: 'role' | 'plan' | 'plan/extension' | 'suspension' | 'suspension/end';
  /** Beside the reason. */
  readonly body: Readonly<Record<string, string>>;
  /** How many days more; asked for where the path is an extension. */
  readonly asksDays?: true;
  readonly isGrave?: true;
};

type ChangeDialogProps = {
  readonly user: AdminUserDetail;
  readonly wish: Wish;
  readonly onClose: () => void;
};

/** Says what a change does, and asks why. */
export const ChangeDialog = ({ user, wish, onClose }: ChangeDialogProps) => {
  const [reason, setReason] = useState('');
  const [days, setDays] = useState('14');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      adminRequest({
        path: `/api/admin/users/${user.accountId}/${wish.path}`,
        method: 'POST',
        body: {
          ...wish.body,
          ...(wish.asksDays ? { days: Number(days) } : {}),
          reason: reason.trim(),
        },
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
          {wish.asksDays ? (
            <>
              <Text as="label" size="2" weight="medium" mt="4" htmlFor="days">
                Days of Pro
              </Text>
              <TextField.Root
                id="days"
                type="number"
                className={textStyles['num']}
                required
                min={1}
                max={mostExtension}
                value={days}
                onChange={({ target }) => setDays(target.value)}
              />
            </>
          ) : null}
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
            <Button
              type="submit"
              {...(wish.isGrave ? { color: 'red' } : {})}
              disabled={reason.trim() === ''}
              loading={change.isPending}
            >
              {wish.label}
            </Button>
          </Flex>
        </form>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
