import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  decisionAnswer,
  decisionBody,
  decisionOutcome,
  type ForkBody,
  forkBody,
} from '../../domain/contracts/simulation.ts';
import type { AttemptId } from '../../domain/kernel/ids.ts';
import type { Choice, Place } from '../../domain/simulation/decision-points.ts';
import { scenarioUnder, shownScenario } from '../../domain/simulation/shown-scenario.ts';
import type { Simulation } from '../../domain/simulation/simulation-state.ts';
import { type ApiContext, learnersNow, signedIn } from '../context.ts';
import { attemptParams } from '../papers/attempt-command.ts';
import { carryOutOnSimulation } from '../papers/simulation-command.ts';
import { letteredAt, presentOutcome, presentScenario } from '../presenters/scenarios.ts';
import { Refused } from '../refusals.ts';

/** What the learner speaks of. Throws `Refused` where the scenario is not of this simulation. */
const choiceIn = (attemptId: AttemptId, { scenarioId, point, optionId }: ForkBody): Choice => {
  const scenario = scenarioUnder(attemptId, scenarioId);
  if (scenario === undefined) throw new Refused({ code: 'DecisionNotHere' });
  return { scenario, point, letter: optionId };
};

/** The decision that the decider has just accepted, with its text under the letters of this simulation. */
const decisionIn = async ({ simulations }: ApiContext, state: Simulation, place: Place) => {
  if (state.status === 'absent') throw new Refused({ code: 'AttemptNotFound' });
  const drawn = state.started.scenarios[place.scenario];
  if (!drawn) throw new Refused({ code: 'DecisionNotHere' });
  const [row] = await simulations.revisions([drawn]);
  if (!row) throw new Refused({ code: 'DecisionNotHere' });
  const own = { ...row, shown: shownScenario(drawn) };
  return { own, point: letteredAt(own, place.point), made: 'made' in state ? state.made : [] };
};

const schema = { params: attemptParams };
const policy = { auth: 'user', csrf: true } as const;

export const decisionsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/simulations/:attemptId/decisions',
      {
        config: { policy: { ...policy, reads: ['accounts'] } },
        schema: { ...schema, body: decisionBody, response: { 200: decisionAnswer } },
      },
      async (request, reply) => {
        const now = learnersNow(context, signedIn(request));
        const { attemptId } = request.params;
        const { scenarioId, seconds } = request.body;
        const choice = choiceIn(attemptId, request.body);
        const state = await carryOutOnSimulation(
          context,
          { request, reply },
          { type: 'AnswerDecision', attemptId, seconds, ...now, ...choice },
        );
        const { own, point, made } = await decisionIn(context, state, choice);
        const isOver = state.status === 'completed';
        return {
          ...presentOutcome(point, choice.letter),
          scenario: presentScenario(scenarioId, own, { made, isOver }),
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
        const { attemptId } = request.params;
        const choice = choiceIn(attemptId, request.body);
        const state = await carryOutOnSimulation(
          context,
          { request, reply },
          { type: 'ForkDecision', attemptId, ...choice },
        );
        const { point } = await decisionIn(context, state, choice);
        return presentOutcome(point, choice.letter);
      },
    );
  };
