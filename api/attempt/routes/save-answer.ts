import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveAnswerBody } from '../../../domain/contracts/quiz.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { carryOutOnAttempt, questionParams } from '../attempt-command.ts';
import { lettersOf } from '../papers/letters.ts';

/** Every answer is recorded as it is given, so that a crash or another device loses none. */
export const saveAnswerRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/api/attempts/:attemptId/answers/:questionId',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'saveAnswer',
            summary: 'Save an answer as it is given',
            refuses: [404],
          },
          params: questionParams,
          body: saveAnswerBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { attemptId, questionId } = request.params;
        const { userAnswer, instead, seconds } = request.body;
        const chosen = userAnswer === undefined ? undefined : lettersOf(userAnswer);
        await carryOutOnAttempt(
          context,
          { request, reply },
          {
            type: 'GiveAnswer',
            attemptId,
            questionId,
            chosen,
            seconds,
            instead: instead?.map(lettersOf),
          },
        );
        return reply.code(204).send();
      },
    );
  };
