import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../context.ts';
import { attemptParams, carryOutOnAttempt } from '../papers/attempt-command.ts';
import { carryOutOnSimulation } from '../papers/simulation-command.ts';
import { noContent } from '../presenters/no-content.ts';

/** Gives up a paper or a simulation: both are attempts to the learner. */
export const giveUpAttemptRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/attempts/:attemptId/void',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['simulations'] } },
        schema: { params: attemptParams, response: { 204: noContent } },
      },
      async (request, reply) => {
        const { attemptId } = request.params;
        const exchange = { request, reply };
        if (await context.simulations.one(attemptId)) {
          await carryOutOnSimulation(context, exchange, { type: 'VoidSimulation', attemptId });
        } else {
          await carryOutOnAttempt(context, exchange, { type: 'VoidAttempt', attemptId });
        }
        return reply.code(204).send();
      },
    );
  };
