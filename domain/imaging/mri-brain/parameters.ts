import { z } from 'zod';

/** An axial slice of the brain by magnetic resonance, in one weighting. */
export const mriBrainParameters = z.strictObject({
  kind: z.literal('mri-brain'),
  weighting: z.enum(['T2', 'FLAIR', 'DWI']),
  finding: z.enum(['none', 'acute-infarct', 'multiple-sclerosis', 'tumor']),
  side: z.enum(['right', 'left']),
});
export type MriBrain = z.infer<typeof mriBrainParameters>;
