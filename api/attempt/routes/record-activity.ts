import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { activityBody } from '../../../domain/contracts/attempt-work.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { attemptParams, carryOutOnAttempt } from '../attempt-command.ts';

/** A batch of what was in view when, and of when the page lost the learner's attention. */
export const recordActivityRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/attempts/:attemptId/activity',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'recordActivity',
            summary: 'Record what was looked at and for how long',
            refuses: [404],
          },
          params: attemptParams,
          body: activityBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { attemptId } = request.params;
        const { entries } = request.body;
        await carryOutOnAttempt(
          context,
          { request, reply },
          { type: 'RecordActivity', attemptId, entries },
        );
        return reply.code(204).send();
      },
    );
  };
