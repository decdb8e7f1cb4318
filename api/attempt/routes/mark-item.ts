import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { markBody } from '../../../domain/contracts/attempt-work.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { carryOutOnAttempt, questionParams } from '../attempt-command.ts';

/** Flag, strike-outs and note of one question of an open paper. */
export const markItemRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/api/attempts/:attemptId/marks/:questionId',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'markQuestion',
            summary: 'Flag a question, strike options out or note something',
            refuses: [404],
          },
          params: questionParams,
          body: markBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { attemptId, questionId } = request.params;
        await carryOutOnAttempt(
          context,
          { request, reply },
          { type: 'MarkItem', attemptId, questionId, ...request.body },
        );
        return reply.code(204).send();
      },
    );
  };
