import type { Placement } from '../item-model.ts';

/** Places of growth and development in the steps of USMLE. */
export const growthPlaces = {
  due: {
    field: 'USMLE1',
    exam: 'USMLE Step 1',
    area: 'human-development',
    topic: 'Developmental milestones',
  },
  late: {
    field: 'USMLE2',
    exam: 'USMLE Step 2 CK',
    area: 'human-development',
    topic: 'Well-child care and milestones',
  },
  puberty: {
    field: 'USMLE1',
    exam: 'USMLE Step 1',
    area: 'human-development',
    topic: 'Puberty and Tanner stages',
  },
} as const satisfies Readonly<Record<string, Placement>>;
