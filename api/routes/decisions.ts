import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  decisionAnswer,
  decisionBody,
  decisionOutcome,
  type ForkBody,
  forkBody,
} from '../../domain/contracts/simulation.ts';
import type { AttemptId } from '../../domain/kernel/ids.ts';
import { type Choice, namedOption, type Place } from '../../domain/simulation/decision-points.ts';
import { scenarioUnder, shownScenario } from '../../domain/simulation/shown-scenario.ts';
import type {
  CompletedSimulation,
  OpenSimulation,
  Simulation,
} from '../../domain/simulation/simulation-state.ts';
import { type ApiContext, learnersNow, signedIn } from '../context.ts';
import { attemptParams } from '../papers/attempt-command.ts';
import { carryOutOnSimulation } from '../papers/simulation-command.ts';
import { letteredAt, presentOutcome, presentScenario } from '../presenters/scenarios.ts';
import { Refused } from '../refusals.ts';

type Begun = OpenSimulation | CompletedSimulation;

/** Throws `Refused` where no decision can stand. */
const begun = (state: Simulation): Begun => {
  if (state.status === 'absent') throw new Refused({ code: 'AttemptNotFound' });
  if (state.status === 'voided') throw new Refused({ code: 'AttemptGivenUp' });
  return state;
};

/** What the learner speaks of. Throws `Refused` where the scenario is not of this simulation. */
const choiceIn = (attemptId: AttemptId, { scenarioId, point, optionId }: ForkBody): Choice => {
  const scenario = scenarioUnder(attemptId, scenarioId);
  if (scenario === undefined) throw new Refused({ code: 'DecisionNotHere' });
  return { scenario, point, letter: optionId };
};

/** A decision with its text, under the letters of this simulation. */
const decisionIn = async ({ simulations }: ApiContext, state: Begun, place: Place) => {
  const drawn = state.started.scenarios[place.scenario];
  if (!drawn) throw new Refused({ code: 'DecisionNotHere' });
  const [row] = await simulations.revisions([drawn]);
  if (!row) throw new Refused({ code: 'DecisionNotHere' });
  const own = { ...row, shown: shownScenario(drawn) };
  return { own, point: letteredAt(own, place.point) };
};

/**
 * Throws `Refused` unless this choice is what was recorded: a key of another decision, sent with this
 * one, would be told what was never decided.
 */
const holdAgainst = ({ started, made }: Begun, choice: Choice): void => {
  const named = namedOption(started, choice);
  const chosen = named.ok ? made[named.value.index]?.optionId : undefined;
  if (!named.ok || chosen !== named.value.option.id) throw new Refused({ code: 'KeyReused' });
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
        const state = begun(
          await carryOutOnSimulation(
            context,
            { request, reply },
            { type: 'AnswerDecision', attemptId, seconds, ...now, ...choice },
          ),
        );
        holdAgainst(state, choice);
        const { own, point } = await decisionIn(context, state, choice);
        const isOver = state.status === 'completed';
        return {
          ...presentOutcome(point, choice.letter),
          scenario: presentScenario(scenarioId, own, { made: state.made, isOver }),
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
        const { point } = await decisionIn(context, begun(state), choice);
        return presentOutcome(point, choice.letter);
      },
    );
  };
