import type { Rescoring } from '../../domain/attempt/events.ts';
import {
  type Exposure,
  exposureOf,
  onlyMet,
  type PackedExposure,
  packExposure,
} from '../../domain/attempt/exposure.ts';
import { reached } from '../../domain/attempt/reached.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import { epochMs } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

/** The items that a learner met, on whatever paper: what is new to them, and what comes next. */
export type ItemExposureRow = {
  readonly learnerId: AccountId;
  readonly items: Readonly<Record<string, PackedExposure>>;
};

type Items = ItemExposureRow['items'];

/** Who read a question knows it, though the exam be voided; that tells nothing of its key. */
const withMet = (items: Items, asked: readonly ItemId[]): Items => {
  const unknown = asked.filter((itemId) => items[itemId] === undefined);
  if (unknown.length === 0) return items;
  const met: Record<string, PackedExposure> = { ...items };
  for (const itemId of unknown) met[itemId] = onlyMet;
  return met;
};

const lastOf = (items: Items, itemId: ItemId): Exposure => exposureOf(items[itemId] ?? onlyMet);

const withAnswers = (items: Items, { at, answers }: Handled<'QuizSubmitted'>['data']): Items => {
  const seen: Record<string, PackedExposure> = { ...items };
  const upTo = reached(answers).length;
  const when = epochMs(at);
  for (const [index, { itemId, correct }] of answers.entries()) {
    seen[itemId] = packExposure(when, index < upTo ? correct : lastOf(items, itemId).correct);
  }
  return seen;
};

/** Only the last meeting is remembered. */
const withRescoring = (items: Items, { itemId, submittedAt, correct }: Rescoring): Items => {
  const last = lastOf(items, itemId);
  if (last.at !== epochMs(submittedAt) || last.correct === null) return items;
  return { ...items, [itemId]: packExposure(last.at, correct) };
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
      return { ...items, [itemId]: packExposure(epochMs(at), correct) };
    }
    case 'AttemptRescored':
      return withRescoring(items, event.data);
  }
};

const nothing: Items = {};

export const itemExposure = projection<ItemExposureRow>()({
  name: 'item-exposure',
  version: 8,
  table: 'item_exposure',
  owner: 'key',
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
