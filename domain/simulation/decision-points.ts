import { accepted, type Result, refused } from '../kernel/result.ts';
import type { DrawnScenario, MadeDecision, StartedSimulation } from './events.ts';
import { underLetter } from './option-order.ts';
import { walkedPath } from './walked-path.ts';

type Drawn = Pick<DrawnScenario, 'scenarioId' | 'revision' | 'category' | 'topic' | 'firstSeen'>;

/** Where a decision stands: which scenario of the simulation, and which decision shown of it, from 0. */
export type PointPosition = { readonly scenario: number; readonly point: number };

/** One decision of a simulation, with where it stands. */
export type PlacedPoint = Drawn &
  DrawnScenario['points'][number] &
  PointPosition & {
    /** Among those of the scenario that this learner meets: how the learner names it. */
    readonly shown: number;
  };

type Made = Pick<MadeDecision, 'scenarioId' | 'point' | 'optionId'>;

const branchOpened = (
  { scenarioId, points }: DrawnScenario,
  made: readonly Made[],
  point: number,
): number | undefined => {
  const chosen = made.find((one) => one.scenarioId === scenarioId && one.point === point);
  const option = points[point]?.options.find(({ id }) => id === chosen?.optionId);
  return typeof option?.leadsTo === 'number' ? option.leadsTo : undefined;
};

const placedIn =
  (made: readonly Made[]) =>
  (drawn: DrawnScenario, scenario: number): PlacedPoint[] => {
    const { points, vitalSigns: _, ...about } = drawn;
    const path = walkedPath(points, (point) => branchOpened(drawn, made, point));
    return path.flatMap((point, shown) => {
      const decision = points[point];
      return decision ? [{ ...about, ...decision, scenario, point, shown }] : [];
    });
  };

/**
 * Every decision of a simulation, in the order in which they are made: as it was walked so far, and from
 * there on as it leads on by itself.
 */
export const placedPoints = (
  scenarios: readonly DrawnScenario[],
  made: readonly Made[] = [],
): readonly PlacedPoint[] => scenarios.flatMap(placedIn(made));

/** A choice as its learner names it: the letter is this simulation's own, the point as it was shown. */
export type Choice = PointPosition & { readonly letter: string };

type Begun = {
  readonly started: Pick<StartedSimulation, 'scenarios'>;
  readonly made: readonly Made[];
};

export type NamedPoint = {
  readonly point: PlacedPoint;
  /** Of the point among all points of the simulation. */
  readonly index: number;
};

/** The decision that is shown at this place. */
export const namedPoint = (
  { started, made }: Begun,
  { scenario, point }: PointPosition,
): Result<NamedPoint, { readonly code: 'DecisionNotHere' }> => {
  const points = placedPoints(started.scenarios, made);
  const index = points.findIndex((one) => one.scenario === scenario && one.shown === point);
  const found = points[index];
  return found ? accepted({ point: found, index }) : refused({ code: 'DecisionNotHere' });
};

export type NamedOption = NamedPoint & { readonly option: PlacedPoint['options'][number] };

/** What a choice stands for in this simulation. */
export const namedOption = (
  state: Begun,
  choice: Choice,
): Result<NamedOption, { readonly code: 'DecisionNotHere' | 'OptionNotOffered' }> => {
  const named = namedPoint(state, choice);
  if (!named.ok) return named;
  const option = underLetter(named.value.point.options, choice.letter);
  return option ? accepted({ ...named.value, option }) : refused({ code: 'OptionNotOffered' });
};
