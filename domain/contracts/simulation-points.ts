import { z } from 'zod';
import { drawnScenarioId } from '../kernel/ids.ts';

/** Points of the weights; the pass level is 72 % of what could be had. */
export const pointsView = z.strictObject({ earned: z.int(), max: z.int(), passLevel: z.int() });
export type PointsView = z.infer<typeof pointsView>;

/** Points of the problems that have sections, by kind of section and in all. */
export const simulationPoints = z.strictObject({
  gathering: pointsView,
  decisions: pointsView,
  total: pointsView,
  problems: z.array(
    z.strictObject({
      scenarioId: drawnScenarioId,
      gathering: pointsView,
      decisions: pointsView,
      sections: z.array(
        pointsView.extend({
          kind: z.enum(['gathering', 'decision']),
          /** Of the decision among those of the problem that were shown, from 0. */
          point: z.int(),
        }),
      ),
    }),
  ),
});
export type SimulationPoints = z.infer<typeof simulationPoints>;
