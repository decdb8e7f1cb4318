import type { Rescoring } from '../../domain/attempt/events.ts';
import { reached } from '../../domain/attempt/reached.ts';
import { itemExposureKey } from '../../domain/bank/item/read-keys.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

/** How a learner met an item on papers, and how they did once its key was shown: what comes next. */
export type ItemExposureRow = {
  readonly learnerId: AccountId;
  readonly itemId: ItemId;
  /** Null as long as only an adaptive exam asked it. */
  readonly field: FieldCode | null;
  readonly revision: number;
  /** On submitted papers. */
  readonly timesSeen: number;
  /** Null where it was never reached on a paper: the key was shown all the same. */
  readonly lastCorrect: boolean | null;
  /** Null where it only stood on a paper, open or given up: its key was not shown. */
  readonly lastSeenAt: Instant | null;
};

type Met = Pick<ItemExposureRow, 'learnerId' | 'itemId' | 'field' | 'revision'>;

/** Who read a question knows it, though the exam be voided; that tells nothing of its key. */
const met = (row: ItemExposureRow | undefined, asked: Met): ItemExposureRow =>
  row ?? { ...asked, timesSeen: 0, lastCorrect: null, lastSeenAt: null };

const issued = (
  row: ItemExposureRow | undefined,
  { data: { learnerId, field, items } }: Handled<'PaperIssued'>,
  key: string,
): ItemExposureRow | undefined => {
  const asked = key.slice(learnerId.length + 1);
  const item = items.find(({ itemId }) => itemId === asked);
  if (!item) return row;
  const { itemId, revision } = item;
  return met(row, { learnerId, itemId, field, revision });
};

const chosen = (
  row: ItemExposureRow | undefined,
  { data: { learnerId, item } }: Handled<'ItemChosen'>,
): ItemExposureRow => {
  const { itemId, revision } = item;
  return met(row, { learnerId, itemId, field: null, revision });
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
  learnerId,
  itemId,
  field,
  revision,
  timesSeen: row?.timesSeen ?? 0,
  lastCorrect: correct,
  lastSeenAt: at,
});

/** Only the last meeting is remembered. */
const rescored = (row: ItemExposureRow, { submittedAt, correct }: Rescoring): ItemExposureRow =>
  row.lastSeenAt === submittedAt && row.lastCorrect !== null
    ? { ...row, lastCorrect: correct }
    : row;

type Event = Handled<
  'PaperIssued' | 'ItemChosen' | 'QuizSubmitted' | 'AnswerRevealed' | 'AttemptRescored'
>;

const itemsOf = ({ type, data }: Event): readonly ItemId[] => {
  if (type === 'PaperIssued') return data.items.map(({ itemId }) => itemId);
  if (type === 'QuizSubmitted') return data.answers.map(({ itemId }) => itemId);
  return [type === 'ItemChosen' ? data.item.itemId : data.itemId];
};

export const itemExposure = projection<ItemExposureRow>()({
  name: 'item-exposure',
  version: 6,
  table: 'item_exposure',
  handles: ['PaperIssued', 'ItemChosen', 'QuizSubmitted', 'AnswerRevealed', 'AttemptRescored'],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'field', type: 'text', of: ({ field }) => field },
    { name: 'last_correct', type: 'boolean', of: ({ lastCorrect }) => lastCorrect },
    {
      name: 'last_seen_ms',
      type: 'bigint',
      of: ({ lastSeenAt }) => lastSeenAt && epochMs(lastSeenAt),
    },
  ],
  indexes: [['learner_id', 'field']],
  keys: (event) => itemsOf(event).map((id) => itemExposureKey(event.data.learnerId, id)),
  evolve: (row, event, key) => {
    switch (event.type) {
      case 'PaperIssued':
        return issued(row, event, key);
      case 'ItemChosen':
        return chosen(row, event);
      case 'QuizSubmitted':
        return submitted(row, event, key);
      case 'AnswerRevealed':
        return revealed(row, event);
      case 'AttemptRescored':
        return row && rescored(row, event.data);
    }
  },
});
