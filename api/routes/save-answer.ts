import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attempt } from '../../domain/attempt/attempt.ts';
import { saveAnswerBody } from '../../domain/contracts/quiz.ts';
import { attemptId, attemptStream, itemId } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, signedIn } from '../context.ts';
import { lettersOf } from '../papers/letters.ts';
import { noContent } from '../presenters/no-content.ts';

const answerParams = z.strictObject({ attemptId, questionId: itemId });

/** Every answer is recorded as it is given, so that a crash or another device loses none. */
export const saveAnswerRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/api/attempts/:attemptId/answers/:questionId',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: { params: answerParams, body: saveAnswerBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { attemptId, questionId } = request.params;
        const { userAnswer, seconds } = request.body;
        await carryOut(
          context,
          { request, reply },
          {
            decider: attempt,
            stream: attemptStream(attemptId),
            actor: accountId,
            command: {
              ...{ type: 'GiveAnswer', attemptId, learnerId: accountId, itemId: questionId },
              at: context.world.clock.instant(),
              chosen: userAnswer === undefined ? undefined : lettersOf(userAnswer),
              seconds,
            },
          },
        );
        return reply.code(204).send();
      },
    );
  };
