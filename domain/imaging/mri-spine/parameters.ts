import { z } from 'zod';

/** A sagittal T2 slice of the spine: lumbar, or thoracic where the cord is looked at. */
export const mriSpineParameters = z.strictObject({
  kind: z.literal('mri-spine'),
  finding: z.enum(['none', 'disc-herniation', 'cord-compression']),
});
export type MriSpine = z.infer<typeof mriSpineParameters>;
