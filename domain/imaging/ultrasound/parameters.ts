import { z } from 'zod';

const findingsOf = {
  lung: ['none', 'b-lines', 'effusion', 'lung-point', 'consolidation'],
  gallbladder: ['none', 'stones'],
  kidney: ['none', 'hydronephrosis'],
  'right-upper-quadrant': ['none', 'free-fluid'],
  aorta: ['none', 'aneurysm'],
  'leg-vein': ['none', 'clot'],
  pregnancy: ['none', 'empty-sac'],
  heart: ['none', 'tamponade'],
  thyroid: ['none', 'nodule'],
} as const satisfies Record<string, readonly string[]>;

type UltrasoundView = keyof typeof findingsOf;

const views = Object.keys(findingsOf) as UltrasoundView[];

/** One still of a sweep with the probe. */
export const ultrasoundParameters = z
  .strictObject({
    kind: z.literal('ultrasound'),
    view: z.enum(views),
    finding: z.enum([
      'none',
      'b-lines',
      'effusion',
      'lung-point',
      'consolidation',
      'stones',
      'hydronephrosis',
      'free-fluid',
      'aneurysm',
      'clot',
      'empty-sac',
      'tamponade',
      'nodule',
    ]),
    side: z.enum(['right', 'left']),
  })
  .superRefine(({ view, finding }, context) => {
    const known: readonly string[] = findingsOf[view];
    if (known.includes(finding)) return;
    context.addIssue({
      code: 'custom',
      path: ['finding'],
      message: `Use ${known.join(' or ')} for ${view}`,
    });
  });
export type Ultrasound = z.infer<typeof ultrasoundParameters>;
