import { RadioGroup } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type DismissalReason,
  dismissalReasons,
  longestDismissalNote,
  type ReviewEntry,
} from '../../../domain/contracts/items.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { showToast } from '../../toast/toast-store.ts';
import { isSessionOver } from '../admin/admin-request.ts';
import { dismissalTexts } from '../attempt/results/report-reasons.ts';
import { dismissReports } from './dismiss-reports.ts';
import { reviewQueueKey } from './review-queue-query.ts';
import { WishButtons, WishDialog, WishText } from './wish-dialog.tsx';

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
  const [reason, setReason] = useState<DismissalReason | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending } = useDismissal(onDone);
  return (
    <>
      <Reasons value={reason} onChange={setReason} />
      <WishText
        label="Note for other editors (optional)"
        longest={longestDismissalNote}
        value={note}
        onChange={setNote}
      />
      <WishButtons
        action="Dismiss the reports"
        isPending={isPending}
        isReady={reason !== null}
        onWish={() => reason && mutate({ itemId, body: { revision, through, reason, note } })}
      />
    </>
  );
};

/** Keeps a question as it is, which is an answer to everybody who reported it. */
export const DismissForm = ({ entry }: { readonly entry: ReviewEntry }) => (
  <WishDialog
    action="Dismiss the reports"
    title="Keep the question as it is?"
    consequence="People who reported it will see the reason. A new report brings the question back."
  >
    {(close) => <Wish entry={entry} onDone={close} />}
  </WishDialog>
);
