import { z } from 'zod';

/** What can be paid for. */
export const paidPlan = z.enum(['monthly', 'annual']);
export type PaidPlan = z.infer<typeof paidPlan>;
