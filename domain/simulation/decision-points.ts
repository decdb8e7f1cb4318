import { accepted, type Result, refused } from '../kernel/result.ts';
import type { DrawnScenario, StartedSimulation } from './events.ts';
import { underLetter } from './option-order.ts';

type Drawn = Pick<DrawnScenario, 'scenarioId' | 'revision' | 'category' | 'topic' | 'firstSeen'>;

/** Where a decision stands: which scenario of the simulation, and which point of it, each from 0. */
export type PointPosition = { readonly scenario: number; readonly point: number };

/** One decision of a simulation, with where it stands. */
export type PlacedPoint = Drawn & DrawnScenario['points'][number] & PointPosition;

/** Every decision of a simulation, in the order in which they are made. */
export const placedPoints = (scenarios: readonly DrawnScenario[]): readonly PlacedPoint[] =>
  scenarios.flatMap(({ points, vitalSigns: _, ...drawn }, scenario) =>
    points.map((decision, point) => ({ ...drawn, ...decision, scenario, point })),
  );

/** A choice as its learner names it: the letter is this simulation's own. */
export type Choice = PointPosition & { readonly letter: string };

export type NamedOption = {
  readonly point: PlacedPoint;
  /** Of the point among all points of the simulation. */
  readonly index: number;
  readonly option: PlacedPoint['options'][number];
};

/** What a choice stands for in this simulation. */
export const namedOption = (
  { scenarios }: Pick<StartedSimulation, 'scenarios'>,
  { scenario, point, letter }: Choice,
): Result<NamedOption, { readonly code: 'DecisionNotHere' | 'OptionNotOffered' }> => {
  const points = placedPoints(scenarios);
  const index = points.findIndex((one) => one.scenario === scenario && one.point === point);
  const found = points[index];
  if (!found) return refused({ code: 'DecisionNotHere' });
  const option = underLetter(found.options, letter);
  return option ? accepted({ point: found, index, option }) : refused({ code: 'OptionNotOffered' });
};
