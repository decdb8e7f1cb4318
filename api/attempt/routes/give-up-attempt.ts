import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { carryOutOnSimulation } from '../../simulation/simulation-command.ts';
import { attemptParams, carryOutOnAttempt } from '../attempt-command.ts';

/** Both are attempts to the learner, and the log alone says which it is. */
const giveUp = async (
  context: ApiContext,
  exchange: Exchange,
  attemptId: AttemptId,
): Promise<void> => {
  try {
    await carryOutOnAttempt(context, exchange, { type: 'VoidAttempt', attemptId });
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'AttemptNotFound')) throw error;
    await carryOutOnSimulation(context, exchange, { type: 'VoidSimulation', attemptId });
  }
};

/** Gives up a paper or a simulation. */
export const giveUpAttemptRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/attempts/:attemptId/void',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'giveUpAttempt',
            summary: 'Give up an open quiz, exam or simulation',
            refuses: [404],
          },
          params: attemptParams,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        await giveUp(context, { request, reply }, request.params.attemptId);
        return reply.code(204).send();
      },
    );
  };
