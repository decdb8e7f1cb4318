import { z } from 'zod';

/** How a journey to Google ended, as the address of the page after it says. */
export const googleOutcome = z.enum([
  ...(['again', 'away', 'cancelled', 'unverified', 'new', 'link'] as const),
  ...(['linked', 'taken', 'confirmed', 'other', 'second', 'suspended'] as const),
]);
export type GoogleOutcome = z.infer<typeof googleOutcome>;
