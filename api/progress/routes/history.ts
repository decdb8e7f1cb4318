import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { historyQuery, quizHistory } from '../../../domain/contracts/quiz.ts';
import { heldItems } from '../../../domain/draws/held-items.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { withRescorings } from '../../attempt/presenters/rescored.ts';
import { type ApiContext, signedIn } from '../../server/context.ts';
import type { Rescored } from '../queries/learner-reads.ts';

const newest = 100;

/** Looked for only where a reason may tell a key. */
const heldNow = async (
  { holds }: ApiContext,
  learner: AccountId,
  found: readonly Rescored<unknown>[],
) => {
  const isRescored = found.some(({ rescorings }) => rescorings.length > 0);
  const held = heldItems(isRescored ? await holds.elsewhere(learner) : []);
  return (itemId: string): boolean => held.has(itemId);
};

export const historyRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/quiz/history',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['quiz-history', 'rescorings'] } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'listQuizHistory',
            summary: 'List finished attempts, newest first',
          },
          querystring: historyQuery,
          response: { 200: quizHistory },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const found = await context.learners.history(accountId, request.query.limit ?? newest);
        const isHeld = await heldNow(context, accountId, found);
        return found.map(({ value, rescorings }) => withRescorings(value, rescorings, { isHeld }));
      },
    );
  };
