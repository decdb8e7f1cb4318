import type { FastifyRequest } from 'fastify';
import { newestReports, type ReviewEntry } from '../../domain/contracts/items.ts';
import { seesTestersOnly } from '../admin/sees-testers-only.ts';
import type { ApiContext } from '../server/context.ts';
import { presentDismissal, presentHeard } from './presenters/item-reports.ts';
import { type ItemInUse, presentReviewEntry } from './presenters/review-entry.ts';

/** Who reads items in review, and from which read models. */
export const reviewPolicy = {
  auth: 'admin',
  csrf: false,
  reads: ['item-quality', 'item-reports', 'item-bank'],
} as const;

type Reading = Pick<ApiContext, 'world' | 'itemReports'>;

/**
 * Items as an editor judges them, each with the newest of its reports, and what was said to earlier ones.
 * Admins of the test mode are told what is counted, and not the words of anybody real.
 */
export const reviewEntries = async (
  { world: { vault }, itemReports }: Reading,
  request: FastifyRequest,
  inUse: readonly ItemInUse[],
): Promise<ReviewEntry[]> => {
  if (seesTestersOnly(request)) {
    return inUse.map((one) => presentReviewEntry(one, { newest: [], dismissed: null }));
  }
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
