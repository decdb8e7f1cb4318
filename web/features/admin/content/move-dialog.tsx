import { AlertDialog, Button, Callout, Flex, Text, TextField } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ContentDetail, ContentStatus } from '../../../../domain/contracts/content.ts';
import { contentKey, moveContent } from './content-queries.ts';
import { moveWords, statusWords, topicsOf } from './content-words.ts';

type MoveDialogProps = {
  readonly content: ContentDetail;
  readonly to: ContentStatus;
  readonly onClose: () => void;
};

/** Says what a move does, and asks why. */
export const MoveDialog = ({ content, to, onClose }: MoveDialogProps) => {
  const [reason, setReason] = useState('');
  const field = useId();
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: moveContent,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: contentKey });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    moving.mutate({ id: content.id, status: to, reason: reason.trim() });
  };
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Content maxWidth="460px">
        <form onSubmit={submit}>
          <AlertDialog.Title>
            {moveWords[to]}: {topicsOf(content)}
          </AlertDialog.Title>
          <AlertDialog.Description size="3">
            {statusWords[content.status]} becomes {statusWords[to].toLowerCase()}.
          </AlertDialog.Description>
          <Text as="label" size="2" weight="medium" mt="4" htmlFor={field}>
            Reason
          </Text>
          <TextField.Root
            id={field}
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {moving.isError ? (
            <Callout.Root color="red" role="alert" mt="3">
              <Callout.Text>{moving.error.message} Nothing was changed.</Callout.Text>
            </Callout.Root>
          ) : null}
          <Flex gap="3" mt="4" justify="end">
            <AlertDialog.Cancel>
              <Button variant="soft" color="gray" type="button">
                Cancel
              </Button>
            </AlertDialog.Cancel>
            <Button type="submit" disabled={reason.trim() === ''} loading={moving.isPending}>
              {moveWords[to]}
            </Button>
          </Flex>
        </form>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
