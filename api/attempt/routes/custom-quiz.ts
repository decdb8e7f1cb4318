import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { customQuiz, customQuizBody } from '../../../domain/contracts/custom-quiz.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { customPaper } from '../papers/custom-paper.ts';
import { drawAndIssue } from '../papers/issue-paper.ts';

/** A quiz that the learner put together. */
export const customQuizRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/quizzes',
      {
        config: {
          policy: {
            auth: 'user',
            csrf: true,
            needs: 'customQuizzes',
            reads: ['accounts', 'attempts', 'item-bank', 'item-exposure', 'item-flags'],
          },
          rateLimit: {
            max: context.world.settings.limits.papers,
            timeWindow: '1 minute',
            keyGenerator: (request) => signedIn(request).accountId,
          },
        },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'drawCustomQuiz',
            summary: 'Draw a quiz that the learner put together',
            refuses: [404],
          },
          body: customQuizBody,
          response: { 200: customQuiz },
        },
      },
      async (request, reply) => {
        const wish = customPaper(request.body, {
          seed: context.world.identifiers.seed(),
          extraTime: signedIn(request).account?.extraTime ?? 1,
        });
        const issued = await drawAndIssue(context, { request, reply }, wish);
        if (!issued || issued.attempt.status === 'absent') {
          throw new Refused({ code: 'AttemptNotFound' });
        }
        const { attempt, questions } = issued;
        return { attemptId: attempt.paper.attemptId, questions: [...questions] };
      },
    );
  };
