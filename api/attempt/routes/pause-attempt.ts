import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { attemptParams, carryOutOnAttempt } from '../attempt-command.ts';

const steps = [
  {
    path: '/api/attempts/:attemptId/pause',
    type: 'PauseAttempt',
    operationId: 'pauseAttempt',
    summary: 'Pause an open quiz without a time limit',
  },
  {
    path: '/api/attempts/:attemptId/resume',
    type: 'ResumeAttempt',
    operationId: 'resumeAttempt',
    summary: 'Resume a paused quiz',
  },
] as const;

/** Pauses an open paper without a time limit, and tells that one is worked on again. */
export const pauseAttemptRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    for (const { path, type, operationId, summary } of steps) {
      app.post(
        path,
        {
          config: { policy: { auth: 'user', csrf: true } },
          schema: {
            about: { capability: 'attempt', operationId, summary, refuses: [404] },
            params: attemptParams,
            response: { 204: noContent },
          },
        },
        async (request, reply) => {
          const { attemptId } = request.params;
          await carryOutOnAttempt(context, { request, reply }, { type, attemptId });
          return reply.code(204).send();
        },
      );
    }
  };
