import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attempt } from '../../domain/attempt/attempt.ts';
import {
  type AccountId,
  type AttemptId,
  attemptId,
  attemptStream,
  simulationStream,
} from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { simulation } from '../../domain/simulation/simulation.ts';
import { type ApiContext, carryOut, type Exchange, signedIn } from '../context.ts';
import { noContent } from '../presenters/no-content.ts';

type Wish = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly at: Instant;
};

const giveUp = async (context: ApiContext, exchange: Exchange, wish: Wish): Promise<unknown> => {
  const { attemptId, learnerId: actor } = wish;
  return (await context.simulations.one(attemptId))
    ? carryOut(context, exchange, {
        decider: simulation,
        stream: simulationStream(attemptId),
        actor,
        command: { type: 'VoidSimulation', ...wish },
      })
    : carryOut(context, exchange, {
        decider: attempt,
        stream: attemptStream(attemptId),
        actor,
        command: { type: 'VoidAttempt', ...wish },
      });
};

/** Gives up a paper or a simulation: both are attempts to the learner. */
export const giveUpAttemptRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/attempts/:attemptId/void',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['simulations'] } },
        schema: { params: z.strictObject({ attemptId }), response: { 204: noContent } },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { attemptId } = request.params;
        const at = context.world.clock.instant();
        await giveUp(context, { request, reply }, { attemptId, learnerId: accountId, at });
        return reply.code(204).send();
      },
    );
  };
