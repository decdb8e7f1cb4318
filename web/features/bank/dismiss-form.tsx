import { AlertDialog, Button, Flex, RadioGroup, Text, TextArea } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  type DismissalReason,
  dismissalReasons,
  longestDismissalNote,
  type ReviewEntry,
} from '../../../domain/contracts/items.ts';
import { mended } from '../../../domain/kernel/text.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { showToast } from '../../toast/toast-store.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { isSessionOver } from '../admin/admin-request.ts';
import { dismissalTexts } from '../attempt/results/report-reasons.ts';
import { dismissReports } from './dismiss-reports.ts';
import { reviewQueueKey } from './review-queue-query.ts';

const useDismissal = (onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: dismissReports,
    onSuccess: () =>
      showToast({
        title: 'Reports dismissed',
        description: 'The question stays as it is, and its learners are told why.',
      }),
    onError: (error) => {
      if (!isSessionOver(error)) reportFailure('Could not dismiss', error);
    },
    // Also where another editor was faster: what is shown is not what stands.
    onSettled: () => {
      onDone();
      return client.invalidateQueries({ queryKey: reviewQueueKey });
    },
  });
};

type ReasonsProps = {
  readonly value: DismissalReason | null;
  readonly onChange: (reason: DismissalReason | null) => void;
};

const Reasons = ({ value, onChange }: ReasonsProps) => (
  <RadioGroup.Root
    size="3"
    value={value}
    aria-label="Why it stays"
    onValueChange={(next) => onChange(dismissalReasons.find((reason) => reason === next) ?? null)}
  >
    {dismissalReasons.map((reason) => (
      <RadioGroup.Item key={reason} value={reason}>
        {dismissalTexts[reason]}
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
);

type WishProps = { readonly entry: ReviewEntry; readonly onDone: () => void };

const Wish = ({ entry: { itemId, revision, through }, onDone }: WishProps) => {
  const id = useId();
  const [reason, setReason] = useState<DismissalReason | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending } = useDismissal(onDone);
  return (
    <>
      <Reasons value={reason} onChange={setReason} />
      <Flex direction="column" gap="2" mt="4">
        <Text as="label" size="2" weight="medium" htmlFor={id}>
          Note for other editors (optional)
        </Text>
        <TextArea
          id={id}
          rows={3}
          maxLength={longestDismissalNote}
          value={note}
          onChange={({ target }) => setNote(mended(target.value))}
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
          disabled={reason === null}
          onClick={() => reason && mutate({ itemId, body: { revision, through, reason, note } })}
        >
          Dismiss the reports
        </Button>
      </Flex>
    </>
  );
};

/** Keeps a question as it is, which is an answer to everybody who reported it. */
export const DismissForm = ({ entry }: { readonly entry: ReviewEntry }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <Button variant="surface" color="gray" {...highContrast}>
          Dismiss the reports
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="520px">
        <AlertDialog.Title size="5" weight="medium">
          Keep the question as it is?
        </AlertDialog.Title>
        <AlertDialog.Description size="3" mb="4">
          People who reported it will see the reason. A new report brings the question back.
        </AlertDialog.Description>
        <Wish entry={entry} onDone={() => setOpen(false)} />
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
