import type { Audience } from '../../facts/pharmacology/fact.ts';
import type { Placement } from '../item-model.ts';

const therapist: Placement = {
  field: 'RT',
  exam: 'TMC',
  area: 'interventions',
  topic: 'Recommending changes to the care plan and pharmacologic agents',
};

/** Every place where a fact is asked. */
export const placesOf = ({ step1, step2, rt }: Audience): readonly Placement[] => [
  ...(step1
    ? [{ field: 'USMLE1', exam: 'USMLE Step 1', area: step1[0], topic: step1[1] } as const]
    : []),
  ...(step2
    ? [{ field: 'USMLE2', exam: 'USMLE Step 2 CK', area: step2[0], topic: step2[1] } as const]
    : []),
  ...(rt ? [therapist] : []),
];
