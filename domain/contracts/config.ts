import { z } from 'zod';

/** What a browser may know of this installation before anyone signs in. */
export const publicConfig = z.object({
  product: z.string(),
  google: z.object({ enabled: z.boolean(), reason: z.string().nullable() }),
  /** Counted from the published bank. */
  questions: z.int(),
  fields: z.int(),
});
