import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attempt } from '../../domain/attempt/attempt.ts';
import { markBody } from '../../domain/contracts/attempt-work.ts';
import { attemptId, attemptStream, itemId } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, signedIn } from '../context.ts';
import { noContent } from '../presenters/no-content.ts';

const markParams = z.strictObject({ attemptId, questionId: itemId });

/** Flag, strike-outs and note of one question of an open paper. */
export const markItemRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/api/attempts/:attemptId/marks/:questionId',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: { params: markParams, body: markBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { attemptId, questionId } = request.params;
        await carryOut(
          context,
          { request, reply },
          {
            decider: attempt,
            stream: attemptStream(attemptId),
            actor: accountId,
            command: {
              ...{ type: 'MarkItem', attemptId, learnerId: accountId, itemId: questionId },
              at: context.world.clock.instant(),
              ...request.body,
            },
          },
        );
        return reply.code(204).send();
      },
    );
  };
