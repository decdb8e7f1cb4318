import { CheckboxGroup, Flex, RadioGroup, Text } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewEntry } from '../../../domain/contracts/items.ts';
import type { OptionId } from '../../../domain/kernel/ids.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { showToast } from '../../toast/toast-store.ts';
import { isSessionOver } from '../admin/admin-request.ts';
import { groupedOptions } from './grouped-options.ts';
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

const groupNamed = (title: string) => (title === '' ? {} : { role: 'group', 'aria-label': title });

type KeyProps = {
  readonly entry: ReviewEntry;
  readonly value: readonly OptionId[];
  readonly onChange: (key: readonly OptionId[]) => void;
};

const OneKey = ({ entry: { options }, value, onChange }: KeyProps) => (
  <RadioGroup.Root
    size="3"
    value={value[0] ?? null}
    onValueChange={(next) => onChange(options.map(idOf).filter((id) => id === next))}
    aria-label="Correct option"
  >
    {options.map(({ id, text }) => (
      <RadioGroup.Item key={id} value={id}>
        {text}
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
);

const SeveralKeys = ({ entry, value, onChange }: KeyProps) => (
  <CheckboxGroup.Root
    size="3"
    value={[...value]}
    onValueChange={(next) => onChange(entry.options.map(idOf).filter((id) => next.includes(id)))}
    aria-label="Correct options"
  >
    {groupedOptions(entry).map(({ title, options }) => (
      <Flex key={title} direction="column" gap="1" mb="2" {...groupNamed(title)}>
        {title === '' ? null : (
          <Text as="div" size="2" weight="medium">
            {title}
          </Text>
        )}
        {options.map(({ id, text }) => (
          <CheckboxGroup.Item key={id} value={id}>
            {text}
          </CheckboxGroup.Item>
        ))}
      </Flex>
    ))}
  </CheckboxGroup.Root>
);

const Wish = ({ entry, onDone }: WishProps) => {
  const [key, setKey] = useState<readonly OptionId[]>(() => keyOf(entry));
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useRekey(onDone);
  const isAnother = key.length > 0 && key.join() !== keyOf(entry).join();
  const Keys = entry.type === 'single' ? OneKey : SeveralKeys;
  return (
    <>
      <Keys entry={entry} value={key} onChange={setKey} />
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
        onWish={() => mutate({ itemId: entry.itemId, body: { key: [...key], reason } })}
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
