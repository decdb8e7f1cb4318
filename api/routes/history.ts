import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { historyQuery, quizHistory } from '../../domain/contracts/quiz.ts';
import { type ApiContext, signedIn } from '../context.ts';
import { withRescorings } from '../presenters/rescored.ts';

const newest = 100;

export const historyRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/quiz/history',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['quiz-history', 'rescorings'] } },
        schema: { querystring: historyQuery, response: { 200: quizHistory } },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const found = await context.learners.history(accountId, request.query.limit ?? newest);
        return found.map(({ value, rescorings }) => withRescorings(value, rescorings));
      },
    );
  };
