import type { ScenarioId } from '../kernel/ids.ts';
import type { DrawnScenario } from './events.ts';

type Drawn = Pick<DrawnScenario, 'scenarioId' | 'revision' | 'category' | 'topic' | 'firstSeen'>;

/** One decision of a simulation, with where it stands. */
export type PlacedPoint = Drawn & DrawnScenario['points'][number] & { readonly point: number };

/** Every decision of a simulation, in the order in which they are made. */
export const placedPoints = (scenarios: readonly DrawnScenario[]): readonly PlacedPoint[] =>
  scenarios.flatMap(({ points, vitalSigns: _, ...drawn }) =>
    points.map((decision, point) => ({ ...drawn, ...decision, point })),
  );

export type Place = { readonly scenarioId: ScenarioId; readonly point: number };

export const isAt =
  ({ scenarioId, point }: Place) =>
  (other: Place): boolean =>
    other.scenarioId === scenarioId && other.point === point;
