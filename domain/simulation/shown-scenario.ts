import type { AttemptId, DrawnScenarioId, ScenarioId } from '../kernel/ids.ts';
import type { DrawnScenario } from './events.ts';
import type { OptionOrder } from './option-order.ts';

/** What showing a scenario of a simulation needs: which text, and the letters of its options. */
export type ShownScenario = {
  readonly scenarioId: ScenarioId;
  readonly revision: number;
  /** At each point. */
  readonly points: readonly OptionOrder[];
  /** At each point, what may be asked for in its order; absent where no point has any. */
  readonly gatherings?: readonly OptionOrder[];
  /** How many of the points are branches; absent where none is. */
  readonly branches?: number;
};

export const shownScenario = ({ scenarioId, revision, points }: DrawnScenario): ShownScenario => ({
  scenarioId,
  revision,
  points: points.map(({ options }) => options.map(({ id }) => id)),
  ...(points.some(({ gathering }) => gathering)
    ? { gatherings: points.map(({ gathering = [] }) => gathering.map(({ id }) => id)) }
    : {}),
  ...(points.some(({ isBranch }) => isBranch)
    ? { branches: points.filter(({ isBranch }) => isBranch).length }
    : {}),
});

/** How a simulation names its scenario to the learner; places are counted from 0. */
export const drawnIdOf = (attempt: AttemptId, scenario: number): DrawnScenarioId =>
  `${attempt}-${scenario}` as DrawnScenarioId;

/** The place of the scenario that this simulation names so; undefined where it is not of this one. */
export const scenarioUnder = (attempt: AttemptId, id: string): number | undefined => {
  const place = id.startsWith(`${attempt}-`) ? id.slice(attempt.length + 1) : '';
  return /^\d{1,2}$/.test(place) ? Number(place) : undefined;
};
