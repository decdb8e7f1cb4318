import { newestReports, type ReviewEntry } from '../../domain/contracts/items.ts';
import type { ApiContext } from '../server/context.ts';
import { presentDismissal, presentHeard } from './presenters/item-reports.ts';
import { type ItemInUse, presentReviewEntry } from './presenters/review-entry.ts';

/** Items as an editor judges them, each with the newest of its reports, and what was said to earlier ones. */
export const reviewEntries = async (
  { world: { vault }, itemReports }: Pick<ApiContext, 'world' | 'itemReports'>,
  inUse: readonly ItemInUse[],
): Promise<ReviewEntry[]> => {
  const itemIds = inUse.map(({ item }) => item.id);
  const open = await itemReports.open(itemIds, { atMost: newestReports });
  const rows = Map.groupBy(open, ({ itemId }) => itemId);
  return Promise.all(
    inUse.map(async (one) => {
      const own = rows.get(one.item.id) ?? [];
      const newest = await Promise.all(own.map((row) => presentHeard(vault, row)));
      const dismissed = await presentDismissal(vault, one.quality.answers.at(-1));
      return presentReviewEntry(one, { newest, dismissed });
    }),
  );
};
