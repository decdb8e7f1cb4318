import type { Condition } from '../../facts/medicine/condition.ts';
import type { Placement } from '../item-model.ts';

/** The places of an item about a condition in the two steps of USMLE. */
export const placesOf = ({ step1, step2 }: Condition): readonly Placement[] => [
  ...(step1 ? [{ field: 'USMLE1', exam: 'USMLE Step 1', ...step1 } as const] : []),
  ...(step2 ? [{ field: 'USMLE2', exam: 'USMLE Step 2 CK', ...step2 } as const] : []),
];
