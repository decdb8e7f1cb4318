import { areaQuotas } from '../../domain/attempt/area-quotas.ts';
import { drawByBlueprint } from '../../domain/attempt/draw-exam.ts';
import type { Candidate } from '../../domain/attempt/draw-paper.ts';
import { blueprintOf } from '../../domain/bank/blueprints/blueprints.ts';
import type { ExamDefinition } from '../../domain/contracts/exams.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { RandomSource } from '../../domain/kernel/random.ts';
import { Refused } from '../server/refused.ts';

export type WantedSimulation = { readonly field: FieldCode; readonly exam: ExamDefinition };

type Pool = {
  readonly candidates: readonly Candidate[];
  /** On a simulation that the learner has open. */
  readonly underWay: ReadonlySet<string>;
};

/**
 * Scenarios by the categories of the outline, new ones before those the learner met, none that is
 * under way. Throws `Refused` when too few are left.
 */
export const drawScenarios = (
  { candidates, underWay }: Pool,
  { field, exam }: WantedSimulation,
  random: RandomSource,
): readonly string[] => {
  const areas = blueprintOf(field, exam.name)?.areas ?? [];
  const weights = areas.map(({ code, weight }) => ({ code, weight: weight.mid }));
  const free = candidates.filter(({ itemId }) => !underWay.has(itemId));
  const drawn = drawByBlueprint(free, areaQuotas(weights, exam.questions), { random });
  if (drawn?.length === exam.questions) return drawn.map(({ itemId }) => itemId);
  if (underWay.size > 0) throw new Refused({ code: 'PatientsUnderWay' });
  throw new Refused({ code: 'ExamNotReady', held: candidates.length, needed: exam.questions });
};
