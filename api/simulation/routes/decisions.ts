import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type DecisionAnswer,
  decisionAnswer,
  decisionBody,
  type ScenarioView,
} from '../../../domain/contracts/simulation.ts';
import { type Choice, namedOption } from '../../../domain/simulation/decision-points.ts';
import { placeKey } from '../../../domain/simulation/simulation-state.ts';
import { attemptParams } from '../../attempt/attempt-command.ts';
import type { ApiContext } from '../../server/context.ts';
import { learnersNow } from '../../server/learners-now.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentOutcome, presentScenario } from '../presenters/scenarios.ts';
import { type Begun, begun, choiceIn, decisionIn, walkedOf } from '../simulated-decision.ts';
import { carryOutOnSimulation } from '../simulation-command.ts';

/**
 * Throws `Refused` unless this choice is what was recorded: a key of another decision, sent with this
 * one, would be told what was never decided.
 */
const holdAgainst = (state: Begun, choice: Choice): { readonly isRefused: boolean } => {
  const named = namedOption(state, choice);
  if (!named.ok) throw new Refused({ code: 'KeyReused' });
  const { index, point, option } = named.value;
  if (state.made[index]?.optionId === option.id) return { isRefused: false };
  const isRefused = state.refused.some(
    (order) => placeKey(order) === placeKey(point) && order.optionId === option.id,
  );
  if (!isRefused) throw new Refused({ code: 'KeyReused' });
  return { isRefused };
};

/** The physician refused: nothing was carried out, and of the key nothing is told. */
const presentRefused = (scenario: ScenarioView, { point, letter }: Choice): DecisionAnswer => {
  const shown = scenario.decisionPoints[point];
  return {
    correct: false,
    feedback: shown?.refused?.find(({ optionId }) => optionId === letter)?.says ?? '',
    vitalSignChanges: {},
    clinicalStatus: shown?.patient?.clinicalStatus ?? 'stable',
    scenario,
    isOver: false,
  };
};

/** One decision of a clinical simulation, for good, and what it does to the patient. */
export const decisionsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/simulations/:attemptId/decisions',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'simulation',
            operationId: 'makeDecision',
            summary: 'Make one decision of a clinical simulation',
            refuses: [404],
          },
          params: attemptParams,
          body: decisionBody,
          response: { 200: decisionAnswer },
        },
      },
      async (request, reply) => {
        const now = learnersNow(context, signedIn(request));
        const { attemptId } = request.params;
        const { scenarioId, seconds } = request.body;
        const choice = choiceIn(attemptId, request.body);
        const carriedOut = await carryOutOnSimulation(
          context,
          { request, reply },
          { type: 'AnswerDecision', attemptId, seconds, ...now, ...choice },
        );
        const state = begun(carriedOut.state);
        const { isRefused } = holdAgainst(state, choice);
        const { own, point } = await decisionIn(context, state, choice);
        const scenario = presentScenario(scenarioId, own, walkedOf(state));
        if (isRefused) return presentRefused(scenario, choice);
        const isOver = state.status === 'completed';
        return { ...presentOutcome(point, choice.letter), scenario, isOver };
      },
    );
  };
