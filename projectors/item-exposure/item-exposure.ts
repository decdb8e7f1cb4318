import type { Rescoring } from '../../domain/attempt/events.ts';
import { reached } from '../../domain/attempt/reached.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import { itemExposureKey } from '../../domain/item/read-keys.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

/** How a learner met an item on papers: what they may look up, and what comes next. */
export type ItemExposureRow = {
  readonly learnerId: AccountId;
  readonly itemId: ItemId;
  readonly field: FieldCode;
  readonly revision: number;
  /** On submitted papers. */
  readonly timesSeen: number;
  /** Null where it was never reached on a paper: the key was shown all the same. */
  readonly lastCorrect: boolean | null;
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
  const isReached = reached(data.answers).includes(answer);
  return {
    learnerId: data.learnerId,
    itemId: answer.itemId,
    field: data.field,
    revision: answer.revision,
    timesSeen: (row?.timesSeen ?? 0) + 1,
    lastCorrect: isReached ? answer.correct : (row?.lastCorrect ?? null),
    lastSeenAt: data.at,
  };
};

/** Who saw the key knows the item, whatever becomes of the paper; handed in, it counts once more. */
const revealed = (
  row: ItemExposureRow | undefined,
  { data: { learnerId, itemId, field, revision, correct, at } }: Handled<'AnswerRevealed'>,
): ItemExposureRow => ({
  ...{ learnerId, itemId, field, revision },
  timesSeen: row?.timesSeen ?? 0,
  lastCorrect: correct,
  lastSeenAt: at,
});

/** Only the last meeting is remembered. */
const rescored = (row: ItemExposureRow, { submittedAt, correct }: Rescoring): ItemExposureRow =>
  row.lastSeenAt === submittedAt && row.lastCorrect !== null
    ? { ...row, lastCorrect: correct }
    : row;

export const itemExposure = projection<ItemExposureRow>()({
  name: 'item-exposure',
  version: 5,
  table: 'item_exposure',
  handles: ['QuizSubmitted', 'AnswerRevealed', 'AttemptRescored'],
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
  evolve: (row, event, key) => {
    switch (event.type) {
      case 'QuizSubmitted':
        return submitted(row, event, key);
      case 'AnswerRevealed':
        return revealed(row, event);
      case 'AttemptRescored':
        return row && rescored(row, event.data);
    }
  },
});
