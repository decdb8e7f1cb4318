import { z } from 'zod';

const findingsOf = {
  wrist: ['none', 'fracture'],
  hip: ['none', 'fracture'],
  ankle: ['none', 'fracture'],
  clavicle: ['none', 'fracture'],
  humerus: ['none', 'fracture'],
  leg: ['none', 'fracture'],
  forearm: ['none', 'buckle', 'greenstick'],
  hand: ['none', 'fracture'],
  knee: ['none', 'osteoarthritis'],
  'knee-lateral': ['none', 'effusion'],
} as const satisfies Record<string, readonly string[]>;

type BoneRegion = keyof typeof findingsOf;

const regions = Object.keys(findingsOf) as BoneRegion[];

/** A limb, and what is wrong with it; the forearm is a child's. */
export const boneFilmParameters = z
  .strictObject({
    kind: z.literal('bone-film'),
    region: z.enum(regions),
    side: z.enum(['right', 'left']),
    finding: z.enum(['none', 'fracture', 'buckle', 'greenstick', 'osteoarthritis', 'effusion']),
  })
  .superRefine(({ region, finding }, context) => {
    const known: readonly string[] = findingsOf[region];
    if (known.includes(finding)) return;
    context.addIssue({
      code: 'custom',
      path: ['finding'],
      message: `Use ${known.join(' or ')} for ${region}`,
    });
  });
export type BoneFilm = z.infer<typeof boneFilmParameters>;
