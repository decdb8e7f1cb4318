import { z } from 'zod';

/** A sagittal slice of the knee with fluid bright: through the meniscus, or through the notch. */
export const mriKneeParameters = z.strictObject({
  kind: z.literal('mri-knee'),
  finding: z.enum(['none', 'meniscal-tear', 'acl-tear']),
});
export type MriKnee = z.infer<typeof mriKneeParameters>;
