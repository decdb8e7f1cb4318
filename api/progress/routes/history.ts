import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { historyQuery, quizHistory } from '../../../domain/contracts/quiz.ts';
import { withRescorings } from '../../attempt/presenters/rescored.ts';
import { heldOfRescored } from '../../draws/held-of-rescored.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';

const newest = 100;

export const historyRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/quiz/history',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['quiz-history', 'rescorings'] } },
        schema: {
          about: {
            capability: 'progress',
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
        const isHeld = await heldOfRescored(context, accountId, found);
        return found.map(({ value, rescorings }) => withRescorings(value, rescorings, { isHeld }));
      },
    );
  };
