import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { concernsAbout } from '../../../domain/bank/item/quality.ts';
import { entriesOnPage, reviewQueue, reviewQueueQuery } from '../../../domain/contracts/items.ts';
import type { ApiContext } from '../../server/context.ts';
import type { JudgedUse } from '../queries/item-quality-reads.ts';
import { reviewEntries, reviewPolicy } from '../review-entries.ts';

const isInDoubt = ({ use, candidate, reports }: JudgedUse): boolean =>
  concernsAbout(use, candidate, reports).length > 0;

/** The items an editor should look at: reported ones first. */
export const reviewQueueRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/items/review',
      {
        config: { policy: reviewPolicy },
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
      async (request) => {
        const { page = 1 } = request.query;
        const inDoubt = (await context.quality.judged()).filter(isInDoubt);
        const start = (page - 1) * entriesOnPage;
        const shown = inDoubt.slice(start, start + entriesOnPage).map(({ key }) => key);
        const judged = await context.quality.inWhole(shown);
        return { total: inDoubt.length, entries: await reviewEntries(context, request, judged) };
      },
    );
  };
