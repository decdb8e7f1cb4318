import { areaQuotas, type Candidate, drawByBlueprint } from '../../domain/attempt/draw-paper.ts';
import { blueprintOf } from '../../domain/blueprints/blueprints.ts';
import type { ExamDefinition } from '../../domain/contracts/exams.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { RandomSource } from '../../domain/kernel/random.ts';
import { Refused } from '../refusals.ts';

export type WantedSimulation = { readonly field: FieldCode; readonly exam: ExamDefinition };

/**
 * Scenarios by the categories of the outline, new ones before those the learner met.
 * Throws `Refused` when the bank holds too few.
 */
export const drawScenarios = (
  candidates: readonly Candidate[],
  { field, exam }: WantedSimulation,
  random: RandomSource,
): readonly string[] => {
  const areas = blueprintOf(field, exam.name)?.areas ?? [];
  const weights = areas.map(({ code, weight }) => ({ code, weight: weight.mid }));
  const drawn = drawByBlueprint(candidates, areaQuotas(weights, exam.questions), random);
  if (drawn?.length === exam.questions) return drawn.map(({ itemId }) => itemId);
  throw new Refused({
    ...{ code: 'ExamNotReady', held: candidates.length, needed: exam.questions },
  });
};
