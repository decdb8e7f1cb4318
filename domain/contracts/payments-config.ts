import { z } from 'zod';

/** How this installation takes payments. */
export const paymentsConfig = z.object({
  processor: z.enum(['sandbox', 'stripe']),
  /** Of Stripe; null in the sandbox. */
  publishableKey: z.string().nullable(),
  /** What people must know before they pay; null where money moves. */
  notice: z.string().nullable(),
});
