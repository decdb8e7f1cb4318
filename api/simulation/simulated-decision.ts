import type { ForkBody } from '../../domain/contracts/simulation.ts';
import type { AttemptId } from '../../domain/kernel/ids.ts';
import type { Choice, PointPosition } from '../../domain/simulation/decision-points.ts';
import { scenarioUnder, shownScenario } from '../../domain/simulation/shown-scenario.ts';
import type {
  CompletedSimulation,
  OpenSimulation,
  Simulation,
} from '../../domain/simulation/simulation-state.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refusals.ts';
import { letteredAt } from './presenters/scenarios.ts';

export type Begun = OpenSimulation | CompletedSimulation;

/** Throws `Refused` where no decision can stand. */
export const begun = (state: Simulation): Begun => {
  if (state.status === 'absent') throw new Refused({ code: 'AttemptNotFound' });
  if (state.status === 'voided') throw new Refused({ code: 'AttemptGivenUp' });
  return state;
};

/** What the learner speaks of. Throws `Refused` where the scenario is not of this simulation. */
export const choiceIn = (
  attemptId: AttemptId,
  { scenarioId, point, optionId }: ForkBody,
): Choice => {
  const scenario = scenarioUnder(attemptId, scenarioId);
  if (scenario === undefined) throw new Refused({ code: 'DecisionNotHere' });
  return { scenario, point, letter: optionId };
};

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
  return { own, point: letteredAt(own, place.point) };
};
