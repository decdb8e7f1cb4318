import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { reviewQueue } from '../../../domain/contracts/items.ts';
import { presentReview } from '../../review/presenters/review.ts';
import type { ApiContext } from '../../server/context.ts';

const longest = 200;

/** The items an editor should look at: reported ones first. */
export const reviewQueueRoute =
  ({ quality }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/items/review',
      {
        config: { policy: { auth: 'admin', csrf: false, reads: ['item-quality', 'item-bank'] } },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'listItemsToReview',
            summary: 'List questions an editor should look at',
          },
          response: { 200: reviewQueue },
        },
      },
      async () =>
        (await quality.judged())
          .map(presentReview)
          .filter(({ concerns }) => concerns.length > 0)
          .slice(0, longest),
    );
  };
