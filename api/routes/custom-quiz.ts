import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { customQuiz, customQuizBody } from '../../domain/contracts/custom-quiz.ts';
import { type ApiContext, signedIn } from '../context.ts';
import { drawCustom, limitOf } from '../papers/custom-paper.ts';
import { issuePaper, questionsOf } from '../papers/issue-paper.ts';
import { Refused } from '../refusals.ts';

/** A quiz that the learner put together: free for everybody. */
export const customQuizRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/quizzes',
      {
        config: {
          policy: { auth: 'user', csrf: true, reads: ['item-bank', 'item-exposure'] },
          rateLimit: {
            max: context.world.settings.limits.papers,
            timeWindow: '1 minute',
            keyGenerator: (request) => signedIn(request).accountId,
          },
        },
        schema: { body: customQuizBody, response: { 200: customQuiz } },
      },
      async (request, reply) => {
        const { body } = request;
        const items = await drawCustom(context, signedIn(request).accountId, body);
        const issued = await issuePaper(
          context,
          { request, reply },
          {
            ...{ field: body.healthcareField, exam: undefined, items, timeFactor: 1 },
            mode: body.mode === 'tutor' ? 'tutor' : 'custom',
            timeLimitMinutes: limitOf(body, items.length),
          },
        );
        if (issued.status === 'absent') throw new Refused({ code: 'AttemptNotFound' });
        const { attemptId } = issued.paper;
        return { attemptId, questions: await questionsOf(context, issued, items) };
      },
    );
  };
