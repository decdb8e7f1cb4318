import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { decisionOutcome, forkBody } from '../../../domain/contracts/simulation.ts';
import type { AccountId, AttemptId } from '../../../domain/kernel/ids.ts';
import type { Choice } from '../../../domain/simulation/decision-points.ts';
import { attemptParams } from '../../attempt/attempt-command.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentOutcome } from '../presenters/scenarios.ts';
import { begun, choiceIn, decisionIn } from '../simulated-decision.ts';
import { carryOutOnSimulation } from '../simulation-command.ts';

type Looked = { readonly learner: AccountId; readonly attemptId: AttemptId };

/** Throws `Refused` where a simulation that the learner has open asks for the same decision. */
const refuseUnderWay = async (
  { simulations }: ApiContext,
  { learner, attemptId }: Looked,
  { scenario }: Choice,
): Promise<void> => {
  const row = await simulations.one(attemptId);
  if (row?.learnerId !== learner || row.status !== 'completed') return;
  const looked = row.scenarios[scenario]?.scenarioId;
  const underWay = await simulations.underWay(learner);
  if (looked && underWay.has(looked)) throw new Refused({ code: 'PatientUnderWay' });
};

/** What another choice would have done at a decision of the past; it counts for nothing. */
export const forksRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/simulations/:attemptId/forks',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['simulations'] } },
        schema: {
          about: {
            capability: 'simulation',
            operationId: 'lookAtOtherChoice',
            summary: 'Look at what another choice would have done',
            refuses: [404],
          },
          params: attemptParams,
          body: forkBody,
          response: { 200: decisionOutcome },
        },
      },
      async (request, reply) => {
        const { attemptId } = request.params;
        const choice = choiceIn(attemptId, request.body);
        const learner = signedIn(request).accountId;
        await refuseUnderWay(context, { learner, attemptId }, choice);
        const { state } = await carryOutOnSimulation(
          context,
          { request, reply },
          { type: 'ForkDecision', attemptId, ...choice },
        );
        const { point } = await decisionIn(context, begun(state), choice);
        return presentOutcome(point, choice.letter);
      },
    );
  };
