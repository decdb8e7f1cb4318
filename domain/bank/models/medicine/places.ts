import type { Condition } from '../../facts/medicine/condition.ts';
import type { Placement } from '../item-model.ts';

/** Where what is asked counts in the two examinations of family nurse practitioners. */
export type PractitionerPlaces = {
  readonly aanp: Pick<Placement, 'area' | 'topic'>;
  readonly ancc: Pick<Placement, 'area' | 'topic'>;
};

/** The places of an item about a condition: by organ system for PA and USMLE, by task for NP. */
export const placesOf = (
  condition: Condition,
  { aanp, ancc }: PractitionerPlaces,
): readonly Placement[] => {
  const { system: area, topic, step1, step2, familyPractice } = condition;
  return [
    { field: 'PA', exam: 'PANCE', area, topic },
    { field: 'PA', exam: 'PANRE', area, topic },
    ...(familyPractice
      ? ([
          { field: 'NP', exam: 'AANP Exam', ...aanp },
          { field: 'NP', exam: 'ANCC Exam', ...ancc },
        ] as const)
      : []),
    ...(step1 ? [{ field: 'USMLE1', exam: 'USMLE Step 1', ...step1 } as const] : []),
    ...(step2 ? [{ field: 'USMLE2', exam: 'USMLE Step 2 CK', ...step2 } as const] : []),
  ];
};
