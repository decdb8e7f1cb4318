import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { concernsAbout } from '../../../domain/bank/item/quality.ts';
import {
  entriesOnPage,
  newestReports,
  type ReviewEntry,
  reviewQueue,
  reviewQueueQuery,
} from '../../../domain/contracts/items.ts';
import { presentReview } from '../../review/presenters/review.ts';
import type { ApiContext } from '../../server/context.ts';
import { presentDismissal, presentHeard } from '../presenters/item-reports.ts';
import type { JudgedItem, JudgedUse } from '../queries/item-quality-reads.ts';

const isInDoubt = ({ use, candidate, reports }: JudgedUse): boolean =>
  concernsAbout(use, candidate, reports).length > 0;

/** Each with the newest of its reports, and what was said to earlier ones. */
const entriesOf = async (
  { world: { vault }, itemReports }: ApiContext,
  judged: readonly JudgedItem[],
): Promise<ReviewEntry[]> => {
  const itemIds = judged.map(({ quality }) => quality.itemId);
  const open = await itemReports.open(itemIds, { atMost: newestReports });
  const rows = Map.groupBy(open, ({ itemId }) => itemId);
  return Promise.all(
    judged.map(async (one) => {
      const own = rows.get(one.quality.itemId) ?? [];
      const newest = await Promise.all(own.map((row) => presentHeard(vault, row)));
      const dismissed = await presentDismissal(vault, one.quality.answers.at(-1));
      return presentReview(one, { newest, dismissed });
    }),
  );
};

/** The items an editor should look at: reported ones first. */
export const reviewQueueRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/items/review',
      {
        config: {
          policy: {
            auth: 'admin',
            csrf: false,
            reads: ['item-quality', 'item-reports', 'item-bank'],
          },
        },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'listItemsToReview',
            summary: 'List questions an editor should look at',
          },
          querystring: reviewQueueQuery,
          response: { 200: reviewQueue },
        },
      },
      async ({ query: { page = 1 } }) => {
        const inDoubt = (await context.quality.judged()).filter(isInDoubt);
        const start = (page - 1) * entriesOnPage;
        const shown = inDoubt.slice(start, start + entriesOnPage).map(({ key }) => key);
        const judged = await context.quality.inWhole(shown);
        return { total: inDoubt.length, entries: await entriesOf(context, judged) };
      },
    );
  };
