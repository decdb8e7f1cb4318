import { z } from 'zod';

/** Every error body: plain enough that "STATUS: text" reads well. */
export const problem = z.object({
  message: z.string(),
  code: z.string(),
  /** The field of the request that is wrong, as a dotted path. */
  field: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;
