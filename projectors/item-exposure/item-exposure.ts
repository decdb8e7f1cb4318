import type { Rescoring } from '../../domain/attempt/events.ts';
import { reached } from '../../domain/attempt/reached.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import { epochMs } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

/** How a learner met an item last, once its key was shown. */
export type Exposure = {
  /** Milliseconds since 1970; null where it only stood on a paper, open or given up: its key was not shown. */
  readonly at: number | null;
  /** Null where it was never reached on a paper: the key was shown all the same. */
  readonly correct: boolean | null;
};

/** The items that a learner met, on whatever paper: what is new to them, and what comes next. */
export type ItemExposureRow = {
  readonly learnerId: AccountId;
  readonly items: Readonly<Record<string, Exposure>>;
};

type Items = ItemExposureRow['items'];

const onlyMet: Exposure = { at: null, correct: null };

/** Who read a question knows it, though the exam be voided; that tells nothing of its key. */
const withMet = (items: Items, asked: readonly ItemId[]): Items => {
  const unknown = asked.filter((itemId) => !items[itemId]);
  if (unknown.length === 0) return items;
  const met: Record<string, Exposure> = { ...items };
  for (const itemId of unknown) met[itemId] = onlyMet;
  return met;
};

const withAnswers = (items: Items, { at, answers }: Handled<'QuizSubmitted'>['data']): Items => {
  const seen: Record<string, Exposure> = { ...items };
  const upTo = reached(answers).length;
  for (const [index, { itemId, correct }] of answers.entries()) {
    const before = items[itemId]?.correct ?? null;
    seen[itemId] = { at: epochMs(at), correct: index < upTo ? correct : before };
  }
  return seen;
};

/** Only the last meeting is remembered. */
const withRescoring = (items: Items, { itemId, submittedAt, correct }: Rescoring): Items => {
  const last = items[itemId];
  if (!last || last.at !== epochMs(submittedAt) || last.correct === null) return items;
  return { ...items, [itemId]: { ...last, correct } };
};

type Event = Handled<
  'PaperIssued' | 'ItemChosen' | 'QuizSubmitted' | 'AnswerRevealed' | 'AttemptRescored'
>;

const itemsAfter = (items: Items, event: Event): Items => {
  switch (event.type) {
    case 'PaperIssued':
      return withMet(
        items,
        event.data.items.map(({ itemId }) => itemId),
      );
    case 'ItemChosen':
      return withMet(items, [event.data.item.itemId]);
    case 'QuizSubmitted':
      return withAnswers(items, event.data);
    // Who saw the key knows the item, whatever becomes of the paper.
    case 'AnswerRevealed': {
      const { itemId, at, correct } = event.data;
      return { ...items, [itemId]: { at: epochMs(at), correct } };
    }
    case 'AttemptRescored':
      return withRescoring(items, event.data);
  }
};

const nothing: Items = {};

export const itemExposure = projection<ItemExposureRow>()({
  name: 'item-exposure',
  version: 7,
  table: 'item_exposure',
  handles: ['PaperIssued', 'ItemChosen', 'QuizSubmitted', 'AnswerRevealed', 'AttemptRescored'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, event) => {
    const before = row?.items ?? nothing;
    const items = itemsAfter(before, event);
    return items === before ? row : { learnerId: event.data.learnerId, items };
  },
});
