import { CheckboxGroup } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewEntry } from '../../../domain/contracts/items.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { showToast } from '../../toast/toast-store.ts';
import { isSessionOver } from '../admin/admin-request.ts';
import { rekeyItem } from './rekey-item.ts';
import { RekeyPreview } from './rekey-preview.tsx';
import { reviewQueueKey } from './review-queue-query.ts';
import { WishButtons, WishDialog, WishText } from './wish-dialog.tsx';

const shortestReason = 10;
const longestReason = 300;

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

const keyOf = ({ options }: ReviewEntry) => options.filter(({ isKey }) => isKey).map(idOf);

const Wish = ({ entry, onDone }: WishProps) => {
  const [key, setKey] = useState(() => keyOf(entry));
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useRekey(onDone);
  const isAnother = key.length > 0 && key.join() !== keyOf(entry).join();
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
      {isAnother ? <RekeyPreview itemId={entry.itemId} wished={key} /> : null}
      <WishText
        label="Reason, shown to learners whose score changes"
        longest={longestReason}
        value={reason}
        onChange={setReason}
      />
      <WishButtons
        action="Change the key"
        isPending={isPending}
        isReady={isAnother && reason.trim().length >= shortestReason}
        onWish={() => mutate({ itemId: entry.itemId, body: { key, reason } })}
      />
    </>
  );
};

/** Another key changes scores, so it is asked for in a dialog of its own. */
export const RekeyForm = ({ entry }: { readonly entry: ReviewEntry }) => (
  <WishDialog
    action="Change the key"
    title="Change the key?"
    consequence="Every attempt with this question is rescored, and the learner is told why."
  >
    {(close) => <Wish entry={entry} onDone={close} />}
  </WishDialog>
);
