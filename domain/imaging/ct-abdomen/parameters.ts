import { z } from 'zod';

/** An axial slice of the abdomen with contrast; stones are looked for without it. */
export const ctAbdomenParameters = z.strictObject({
  kind: z.literal('ct-abdomen'),
  finding: z.enum([
    'none',
    'appendicitis',
    'kidney-stone',
    'aortic-aneurysm',
    'splenic-laceration',
    'diverticulitis',
    'pancreatitis',
  ]),
  /** Of the stone; the others lie where their organ lies. */
  side: z.enum(['right', 'left']),
});
export type CtAbdomen = z.infer<typeof ctAbdomenParameters>;
