import type { ReportReason } from '../../domain/contracts/items.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** A report as it was given, its note still sealed. What became of it stands with the item's quality. */
export type ItemReportRow = {
  readonly itemId: ItemId;
  readonly revision: number;
  /** In the item's stream. */
  readonly place: number;
  readonly learnerId: AccountId;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: Instant;
};

export const itemReports = projection<ItemReportRow>()({
  name: 'item-reports',
  version: 1,
  table: 'item_report',
  handles: ['ItemReported'],
  columns: [
    { name: 'item', type: 'text', of: ({ itemId }) => itemId },
    { name: 'revision', type: 'bigint', of: ({ revision }) => revision },
    { name: 'place', type: 'bigint', of: ({ place }) => place },
    { name: 'learner', type: 'text', of: ({ learnerId }) => learnerId },
  ],
  indexes: [
    ['item', 'place'],
    ['learner', 'item'],
  ],
  keys: ({ data, revision: place }) => [`${data.itemId}/${place}`],
  isFinal: () => true,
  evolve: (_, { data, revision: place }) => {
    const { itemId, revision, learnerId, reason, note, at } = data;
    return { itemId, revision, place, learnerId, reason, note, at };
  },
});
