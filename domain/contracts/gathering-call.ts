import { z } from 'zod';
import { drawnScenarioId } from '../kernel/ids.ts';
import { pointPlace, scenarioView } from './simulation.ts';

/** One thing asked for by its number, or the word that enough was asked. */
export const gatheringBody = z.strictObject({
  scenarioId: drawnScenarioId,
  point: pointPlace,
  choice: z.union([z.int().min(1).max(20), z.literal('done')]),
});
export type GatheringBody = z.infer<typeof gatheringBody>;

export const gatheringAnswer = z.strictObject({ scenario: scenarioView });
export type GatheringAnswer = z.infer<typeof gatheringAnswer>;
