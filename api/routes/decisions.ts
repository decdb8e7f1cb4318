import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  decisionAnswer,
  decisionBody,
  decisionOutcome,
  forkBody,
} from '../../domain/contracts/simulation.ts';
import type { Simulation } from '../../domain/simulation/simulation-state.ts';
import { type ApiContext, learnersNow, signedIn } from '../context.ts';
import { attemptParams } from '../papers/attempt-command.ts';
import { carryOutOnSimulation } from '../papers/simulation-command.ts';
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

const schema = { params: attemptParams };
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
        const now = learnersNow(context, signedIn(request));
        const state = await carryOutOnSimulation(
          context,
          { request, reply },
          { type: 'AnswerDecision', ...request.params, ...now, ...request.body },
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
        const state = await carryOutOnSimulation(
          context,
          { request, reply },
          { type: 'ForkDecision', ...request.params, ...request.body },
        );
        const { point } = await decisionIn(context, state, request.body);
        return presentOutcome(point, request.body.optionId);
      },
    );
  };
