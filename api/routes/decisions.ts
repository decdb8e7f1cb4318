import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  decisionAnswer,
  decisionBody,
  decisionOutcome,
  forkBody,
} from '../../domain/contracts/simulation.ts';
import { attemptId, simulationStream } from '../../domain/kernel/ids.ts';
import { simulation } from '../../domain/simulation/simulation.ts';
import type { Simulation } from '../../domain/simulation/simulation-state.ts';
import { type ApiContext, carryOut, learnersDay, learnersHour, signedIn } from '../context.ts';
import { presentOutcome, presentScenario } from '../presenters/scenarios.ts';
import { Refused } from '../refusals.ts';

type Place = { readonly scenarioId: string; readonly point: number };

/** The text of the decision that the decider has just accepted. */
const decisionIn = async ({ simulations }: ApiContext, state: Simulation, place: Place) => {
  if (state.status === 'absent') throw new Refused({ code: 'AttemptNotFound' });
  const drawn = state.started.scenarios.filter(({ scenarioId }) => scenarioId === place.scenarioId);
  const [row] = await simulations.revisions(drawn);
  const point = row?.scenario.decisionPoints[place.point];
  if (!row || !point) throw new Refused({ code: 'DecisionNotHere' });
  return { row, point, made: 'made' in state ? state.made : [] };
};

const schema = { params: z.strictObject({ attemptId }) };
const policy = { auth: 'user', csrf: true, reads: ['scenario-revisions'] } as const;

export const decisionsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/simulations/:attemptId/decisions',
      {
        config: { policy },
        schema: { ...schema, body: decisionBody, response: { 200: decisionAnswer } },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { accountId } = session;
        const { attemptId } = request.params;
        const at = context.world.clock.instant();
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: simulation,
            stream: simulationStream(attemptId),
            actor: accountId,
            command: {
              ...{ type: 'AnswerDecision', attemptId, learnerId: accountId, at },
              ...request.body,
              day: learnersDay(session, at),
              hour: learnersHour(session, at),
            },
          },
        );
        const { row, point, made } = await decisionIn(context, state, request.body);
        const isOver = state.status === 'completed';
        return {
          ...presentOutcome(point, request.body.optionId),
          scenario: presentScenario(row, { made, isOver }),
          isOver,
        };
      },
    );

    app.post(
      '/api/simulations/:attemptId/forks',
      {
        config: { policy },
        schema: { ...schema, body: forkBody, response: { 200: decisionOutcome } },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { attemptId } = request.params;
        const at = context.world.clock.instant();
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: simulation,
            stream: simulationStream(attemptId),
            actor: accountId,
            command: {
              ...{ type: 'ForkDecision', attemptId, learnerId: accountId, at },
              ...request.body,
            },
          },
        );
        const { point } = await decisionIn(context, state, request.body);
        return presentOutcome(point, request.body.optionId);
      },
    );
  };
