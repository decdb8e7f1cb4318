import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { gatheringAnswer, gatheringBody } from '../../../domain/contracts/gathering-call.ts';
import { namedPoint, type PointPosition } from '../../../domain/simulation/decision-points.ts';
import { type GatherInformation, placeKey } from '../../../domain/simulation/simulation-state.ts';
import { attemptParams } from '../../attempt/attempt-command.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { presentScenario } from '../presenters/scenarios.ts';
import { type Begun, begun, decisionIn, placeIn, walkedOf } from '../simulated-decision.ts';
import { carryOutOnSimulation } from '../simulation-command.ts';

type ChoiceRequest = PointPosition & Pick<GatherInformation, 'choice'>;

/** Throws `Refused` unless this is what was recorded: a key of another wish may have been sent with it. */
const holdAgainst = (state: Begun, { choice, ...place }: ChoiceRequest): void => {
  const named = namedPoint(state, place);
  if (!named.ok) throw new Refused(named.refusal);
  const { point } = named.value;
  const wished = choice === 'done' ? undefined : point.gathering?.[choice - 1]?.id;
  const isRecorded =
    choice === 'done'
      ? state.finished.has(placeKey(point))
      : state.gathered.some((one) => placeKey(one) === placeKey(point) && one.choiceId === wished);
  if (!isRecorded) throw new Refused({ code: 'KeyReused' });
};

/** Asks for one thing ahead of a decision, for good, or says that enough was asked. */
export const gatheringRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/simulations/:attemptId/gathering',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'simulation',
            operationId: 'gatherInformation',
            summary: 'Ask for information ahead of a decision, or end the asking',
            refuses: [404],
          },
          params: attemptParams,
          body: gatheringBody,
          response: { 200: gatheringAnswer },
        },
      },
      async (request, reply) => {
        const { attemptId } = request.params;
        const { scenarioId, choice } = request.body;
        const place = placeIn(attemptId, request.body);
        const carriedOut = await carryOutOnSimulation(
          context,
          { request, reply },
          { type: 'GatherInformation', attemptId, choice, ...place },
        );
        const state = begun(carriedOut.state);
        holdAgainst(state, { ...place, choice });
        const { own } = await decisionIn(context, state, place);
        return { scenario: presentScenario(scenarioId, own, walkedOf(state)) };
      },
    );
  };
