import type { FieldCode } from '../../domain/contracts/fields.ts';
import { itemExposureKey } from '../../domain/item/read-keys.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

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

export const itemExposure = projection<ItemExposureRow>()({
  name: 'item-exposure',
  version: 1,
  table: 'item_exposure',
  handles: ['QuizSubmitted'],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'field', type: 'text', of: ({ field }) => field },
  ],
  indexes: [['learner_id', 'field']],
  keys: ({ data }) => data.answers.map(({ itemId }) => itemExposureKey(data.learnerId, itemId)),
  evolve: (row, { data }, key) => {
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
  },
});
