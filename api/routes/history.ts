import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { historyQuery, quizHistory } from '../../domain/contracts/quiz.ts';
import { type ApiContext, signedIn } from '../context.ts';

const newest = 100;

export const historyRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/quiz/history',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['quiz-history'] } },
        schema: { querystring: historyQuery, response: { 200: quizHistory } },
      },
      async (request) =>
        context.learners.history(signedIn(request).accountId, request.query.limit ?? newest),
    );
  };
