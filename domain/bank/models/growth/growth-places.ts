import type { Placement } from '../item-model.ts';

/** Places of growth and development in USMLE Step 1. */
export const growthPlaces = {
  due: {
    field: 'USMLE1',
    exam: 'USMLE Step 1',
    area: 'human-development',
    topic: 'Developmental milestones',
  },
  puberty: {
    field: 'USMLE1',
    exam: 'USMLE Step 1',
    area: 'human-development',
    topic: 'Puberty and Tanner stages',
  },
} as const satisfies Readonly<Record<string, Placement>>;
