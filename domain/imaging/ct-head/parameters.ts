import { z } from 'zod';

/** An axial slice of the head without contrast. */
export const ctHeadParameters = z.strictObject({
  kind: z.literal('ct-head'),
  finding: z.enum([
    'none',
    'epidural',
    'subdural-acute',
    'subdural-chronic',
    'subarachnoid',
    'intracerebral',
    'infarct',
    'hydrocephalus',
    'skull-fracture',
  ]),
  side: z.enum(['right', 'left']),
  /** How far the midline is pushed away from the side. */
  shiftMillimeters: z
    .number('Write the shift in millimeters as a number')
    .min(0, 'Use a shift from 0')
    .max(15, 'Use a shift to 15 mm'),
});
export type CtHead = z.infer<typeof ctHeadParameters>;
