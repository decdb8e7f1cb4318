import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attempt } from '../../domain/attempt/attempt.ts';
import { activityBody } from '../../domain/contracts/attempt-work.ts';
import { attemptId, attemptStream } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, signedIn } from '../context.ts';
import { noContent } from '../presenters/no-content.ts';

/** A batch of what was in view when, and of when the page lost the learner's attention. */
export const recordActivityRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/attempts/:attemptId/activity',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          params: z.strictObject({ attemptId }),
          body: activityBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { attemptId } = request.params;
        await carryOut(
          context,
          { request, reply },
          {
            decider: attempt,
            stream: attemptStream(attemptId),
            actor: accountId,
            command: {
              ...{ type: 'RecordActivity', attemptId, learnerId: accountId },
              at: context.world.clock.instant(),
              entries: request.body.entries,
            },
          },
        );
        return reply.code(204).send();
      },
    );
  };
