import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  reviewOverview,
  reviewQuestions,
  reviewQuestionsQuery,
} from '../../../domain/contracts/review.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import type { ApiContext } from '../../server/context.ts';
import { learnersDay } from '../../server/learners-now.ts';
import { signedIn } from '../../server/signed-in.ts';
import { issueReview } from '../issue-review.ts';
import type { PlannedReview } from '../planned-review.ts';
import { presentReviewOverview } from '../presenters/review-overview.ts';

const reads = ['accounts', 'review-cards', 'review-paces', 'study-plans', 'item-bank'] as const;

/** Questions at one go; who does more asks again. */
const longest = 40;

const planOf = (context: ApiContext, session: SignedIn): Promise<PlannedReview> =>
  context.plannedReview({
    accountId: session.accountId,
    field: session.account?.field ?? null,
    today: learnersDay(session, context.world.clock.instant()),
  });

/** Today's cards, and what is due beyond today's minutes where that is wished. */
const queueOf = ({ due, review }: PlannedReview, isBeyond: boolean): string[] => {
  const planned = review.days[0]?.itemIds ?? [];
  if (!isBeyond) return planned.slice(0, longest);
  const rest = due.filter((itemId) => !planned.includes(itemId));
  return [...planned, ...rest].slice(0, longest);
};

/** What a learner is to see again, today and in the days to come. */
export const reviewRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/review',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: {
          about: {
            capability: 'review',
            operationId: 'readReview',
            summary: 'Read what is due for review, today and in the days to come',
          },
          response: { 200: reviewOverview },
        },
      },
      async (request) => presentReviewOverview(await planOf(context, signedIn(request))),
    );

    app.get(
      '/api/review/questions',
      {
        config: { policy: { auth: 'user', csrf: true, reads } },
        schema: {
          about: {
            capability: 'review',
            operationId: 'drawReview',
            summary: 'Draw the questions due for review',
          },
          querystring: reviewQuestionsQuery,
          response: { 200: reviewQuestions },
        },
      },
      async (request, reply) => {
        const planned = await planOf(context, signedIn(request));
        const queue = queueOf(planned, request.query.beyond === 'true');
        return issueReview(context, { request, reply }, queue);
      },
    );
  };
