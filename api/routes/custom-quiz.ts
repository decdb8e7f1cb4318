import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { customQuiz, customQuizBody } from '../../domain/contracts/custom-quiz.ts';
import { type ApiContext, signedIn } from '../context.ts';
import { drawCustom, timeOf } from '../papers/custom-paper.ts';
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
          policy: {
            ...{ auth: 'user', csrf: true },
            reads: ['accounts', 'item-bank', 'item-exposure', 'item-flags'],
          },
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
        const { accountId, account } = signedIn(request);
        const items = await drawCustom(context, accountId, body);
        const issued = await issuePaper(
          context,
          { request, reply },
          {
            ...{ field: body.healthcareField, exam: undefined, items },
            mode: body.mode === 'tutor' ? 'tutor' : 'custom',
            ...timeOf(body, items.length, account?.extraTime ?? 1),
          },
        );
        if (issued.status === 'absent') throw new Refused({ code: 'AttemptNotFound' });
        const { attemptId } = issued.paper;
        return { attemptId, questions: await questionsOf(context, issued, items) };
      },
    );
  };
