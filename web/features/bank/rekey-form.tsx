import { AlertDialog, Button, CheckboxGroup, Flex, Text, TextArea } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReviewEntry } from '../../../domain/contracts/items.ts';
import { mended } from '../../../domain/kernel/text.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { showToast } from '../../toast/toast-store.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { isSessionOver } from '../admin/admin-request.ts';
import { rekeyItem } from './rekey-item.ts';
import { reviewQueueKey } from './review-queue-query.ts';

const shortestReason = 10;

const useRekey = (onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: rekeyItem,
    onSuccess: () => {
      onDone();
      showToast({
        title: 'Key changed',
        description: 'Every attempt with this question is being rescored.',
      });
      return client.invalidateQueries({ queryKey: reviewQueueKey });
    },
    onError: (error) => {
      if (!isSessionOver(error)) reportFailure('Could not change the key', error);
    },
  });
};

type WishProps = { readonly entry: ReviewEntry; readonly onDone: () => void };

const idOf = ({ id }: ReviewEntry['options'][number]) => id;

const Wish = ({ entry, onDone }: WishProps) => {
  const id = useId();
  const [key, setKey] = useState(() => entry.options.filter(({ isKey }) => isKey).map(idOf));
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useRekey(onDone);
  return (
    <>
      <CheckboxGroup.Root
        size="3"
        value={key}
        onValueChange={(next) => setKey(entry.options.map(idOf).filter((id) => next.includes(id)))}
        aria-label="Correct options"
      >
        {entry.options.map(({ id: option, text }) => (
          <CheckboxGroup.Item key={option} value={option}>
            {text}
          </CheckboxGroup.Item>
        ))}
      </CheckboxGroup.Root>
      <Flex direction="column" gap="2" mt="4">
        <Text as="label" size="2" weight="medium" htmlFor={id}>
          Reason, shown to learners whose score changes
        </Text>
        <TextArea
          id={id}
          rows={3}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(mended(target.value))}
        />
      </Flex>
      <Flex gap="3" mt="5" justify="end" wrap="wrap">
        <AlertDialog.Cancel>
          <Button variant="soft" color="gray" {...highContrast}>
            Cancel
          </Button>
        </AlertDialog.Cancel>
        <Button
          loading={isPending}
          disabled={key.length === 0 || reason.trim().length < shortestReason}
          onClick={() => mutate({ itemId: entry.itemId, body: { key, reason } })}
        >
          Change the key
        </Button>
      </Flex>
    </>
  );
};

/** Another key changes scores, so it is asked for in a dialog of its own. */
export const RekeyForm = ({ entry }: { readonly entry: ReviewEntry }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <Button variant="surface" color="gray" {...highContrast}>
          Change the key
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="520px">
        <AlertDialog.Title size="5" weight="medium">
          Change the key?
        </AlertDialog.Title>
        <AlertDialog.Description size="3" mb="4">
          Every attempt with this question is rescored, and the learner is told why.
        </AlertDialog.Description>
        <Wish entry={entry} onDone={() => setOpen(false)} />
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
