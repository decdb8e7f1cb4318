import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attempt } from '../../domain/attempt/attempt.ts';
import { attemptId, attemptStream } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, signedIn } from '../context.ts';
import { noContent } from '../presenters/no-content.ts';

const steps = [
  { path: '/api/attempts/:attemptId/pause', type: 'PauseAttempt' },
  { path: '/api/attempts/:attemptId/resume', type: 'ResumeAttempt' },
] as const;

/** Pauses an open paper without a time limit, and tells that one is worked on again. */
export const pauseAttemptRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    for (const { path, type } of steps) {
      app.post(
        path,
        {
          config: { policy: { auth: 'user', csrf: true } },
          schema: { params: z.strictObject({ attemptId }), response: { 204: noContent } },
        },
        async (request, reply) => {
          const { accountId } = signedIn(request);
          const { attemptId } = request.params;
          const at = context.world.clock.instant();
          await carryOut(
            context,
            { request, reply },
            {
              decider: attempt,
              stream: attemptStream(attemptId),
              actor: accountId,
              command: { type, attemptId, learnerId: accountId, at },
            },
          );
          return reply.code(204).send();
        },
      );
    }
  };
