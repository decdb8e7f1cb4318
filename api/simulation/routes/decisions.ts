import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { decisionAnswer, decisionBody } from '../../../domain/contracts/simulation.ts';
import { type Choice, namedOption } from '../../../domain/simulation/decision-points.ts';
import { attemptParams } from '../../attempt/attempt-command.ts';
import { type ApiContext, learnersNow, signedIn } from '../../server/context.ts';
import { Refused } from '../../server/refusals.ts';
import { presentOutcome, presentScenario } from '../presenters/scenarios.ts';
import { type Begun, begun, choiceIn, decisionIn } from '../simulated-decision.ts';
import { carryOutOnSimulation } from '../simulation-command.ts';

/**
 * Throws `Refused` unless this choice is what was recorded: a key of another decision, sent with this
 * one, would be told what was never decided.
 */
const holdAgainst = ({ started, made }: Begun, choice: Choice): void => {
  const named = namedOption(started, choice);
  const chosen = named.ok ? made[named.value.index]?.optionId : undefined;
  if (!named.ok || chosen !== named.value.option.id) throw new Refused({ code: 'KeyReused' });
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
  };
