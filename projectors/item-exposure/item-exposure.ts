import type { Rescoring } from '../../domain/attempt/events.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import { itemExposureKey } from '../../domain/item/read-keys.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

/** How a learner met an item on submitted papers: what they may look up, and what comes next. */
export type ItemExposureRow = {
  readonly learnerId: AccountId;
  readonly itemId: ItemId;
  readonly field: FieldCode;
  readonly revision: number;
  readonly timesSeen: number;
  readonly lastCorrect: boolean;
  readonly lastSeenAt: Instant;
};

const submitted = (
  row: ItemExposureRow | undefined,
  { data }: Handled<'QuizSubmitted'>,
  key: string,
): ItemExposureRow | undefined => {
  const asked = key.slice(data.learnerId.length + 1);
  const answer = data.answers.find(({ itemId }) => itemId === asked);
  if (!answer) return row;
  return {
    learnerId: data.learnerId,
    itemId: answer.itemId,
    field: data.field,
    revision: answer.revision,
    timesSeen: (row?.timesSeen ?? 0) + 1,
    lastCorrect: answer.correct,
    lastSeenAt: data.at,
  };
};

/** Only the last meeting is remembered. */
const rescored = (row: ItemExposureRow, { submittedAt, correct }: Rescoring): ItemExposureRow =>
  row.lastSeenAt === submittedAt ? { ...row, lastCorrect: correct } : row;

export const itemExposure = projection<ItemExposureRow>()({
  name: 'item-exposure',
  version: 3,
  table: 'item_exposure',
  handles: ['QuizSubmitted', 'AttemptRescored'],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'field', type: 'text', of: ({ field }) => field },
    { name: 'last_correct', type: 'boolean', of: ({ lastCorrect }) => lastCorrect },
    { name: 'last_seen_ms', type: 'bigint', of: ({ lastSeenAt }) => epochMs(lastSeenAt) },
  ],
  indexes: [['learner_id', 'field']],
  keys: ({ type, data }) =>
    type === 'QuizSubmitted'
      ? data.answers.map(({ itemId }) => itemExposureKey(data.learnerId, itemId))
      : [itemExposureKey(data.learnerId, data.itemId)],
  evolve: (row, event, key) =>
    event.type === 'QuizSubmitted' ? submitted(row, event, key) : row && rescored(row, event.data),
});
