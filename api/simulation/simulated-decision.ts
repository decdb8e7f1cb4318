import type { DecisionBody } from '../../domain/contracts/simulation.ts';
import type { AttemptId } from '../../domain/kernel/ids.ts';
import {
  type Choice,
  namedPoint,
  type PointPosition,
  placedPoints,
} from '../../domain/simulation/decision-points.ts';
import { scenarioUnder, shownScenario } from '../../domain/simulation/shown-scenario.ts';
import {
  type CompletedSimulation,
  type OpenSimulation,
  placeKey,
  type Simulation,
} from '../../domain/simulation/simulation-state.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';
import { letteredAt } from './presenters/scenarios.ts';

export type Begun = OpenSimulation | CompletedSimulation;

/** Throws `Refused` where no decision can stand. */
export const begun = (state: Simulation): Begun => {
  if (state.status === 'absent') throw new Refused({ code: 'AttemptNotFound' });
  if (state.status === 'voided') throw new Refused({ code: 'AttemptGivenUp' });
  return state;
};

/** Where the learner is. Throws `Refused` where the scenario is not of this simulation. */
export const placeIn = (
  attemptId: AttemptId,
  { scenarioId, point }: Pick<DecisionBody, 'scenarioId' | 'point'>,
): PointPosition => {
  const scenario = scenarioUnder(attemptId, scenarioId);
  if (scenario === undefined) throw new Refused({ code: 'DecisionNotHere' });
  return { scenario, point };
};

/** What the learner speaks of. Throws `Refused` where the scenario is not of this simulation. */
export const choiceIn = (
  attemptId: AttemptId,
  { optionId, ...place }: Pick<DecisionBody, 'scenarioId' | 'point' | 'optionId'>,
): Choice => ({ ...placeIn(attemptId, place), letter: optionId });

/** A decision with its text, under the letters of this simulation. */
export const decisionIn = async (
  { simulations }: ApiContext,
  state: Begun,
  place: PointPosition,
) => {
  const drawn = state.started.scenarios[place.scenario];
  if (!drawn) throw new Refused({ code: 'DecisionNotHere' });
  const [row] = await simulations.revisions([drawn]);
  if (!row) throw new Refused({ code: 'DecisionNotHere' });
  const own = { ...row, shown: shownScenario(drawn) };
  const named = namedPoint(state, place);
  if (!named.ok) throw new Refused(named.refusal);
  return { own, point: letteredAt(own, named.value.point.point) };
};

/** What a simulation's own state tells of the way through it. */
export const walkedOf = (state: Begun) => ({
  made: state.made,
  gathered: state.gathered,
  refused: state.refused,
  finished: placedPoints(state.started.scenarios, state.made).filter((point) =>
    state.finished.has(placeKey(point)),
  ),
  isOver: state.status === 'completed',
});
