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
  /** Of a tester: it waits for no editor. */
  readonly testMode: boolean;
};

export const itemReports = projection<ItemReportRow>()({
  name: 'item-reports',
  version: 2,
  table: 'item_report',
  owner: 'learner',
  handles: ['ItemReported'],
  columns: [
    { name: 'item', type: 'text', of: ({ itemId }) => itemId },
    { name: 'revision', type: 'bigint', of: ({ revision }) => revision },
    { name: 'place', type: 'bigint', of: ({ place }) => place },
    { name: 'learner', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'test_mode', type: 'boolean', of: ({ testMode }) => testMode },
  ],
  indexes: [
    ['item', 'place'],
    ['learner', 'item'],
  ],
  keys: ({ data, revision: place }) => [`${data.itemId}/${place}`],
  isFinal: () => true,
  evolve: (_, { data, meta, revision: place }) => {
    const { itemId, revision, learnerId, reason, note, at } = data;
    const testMode = meta.testMode ?? false;
    return { itemId, revision, place, learnerId, reason, note, at, testMode };
  },
});
