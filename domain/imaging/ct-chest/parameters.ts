import { z } from 'zod';

/** An axial slice of the chest at the height of the pulmonary trunk, with contrast. */
export const ctChestParameters = z.strictObject({
  kind: z.literal('ct-chest'),
  finding: z.enum([
    'none',
    'pulmonary-embolism',
    'aortic-dissection',
    'pneumothorax',
    'mass',
    'effusion',
    'consolidation',
  ]),
  side: z.enum(['right', 'left']),
});
export type CtChest = z.infer<typeof ctChestParameters>;
