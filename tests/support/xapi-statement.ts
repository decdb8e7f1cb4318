import { z } from 'zod';

/** An IRI with its scheme; what a URL parser takes of it will do here. */
const iri = z.url();
const languageMap = z
  .record(z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/), z.string().min(1))
  .refine((map) => Object.keys(map).length > 0);
const uuid = z.uuid();
const duration = z
  .string()
  .regex(
    /^P(?=.)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/,
  );
const timestamp = z.iso.datetime({ offset: true }).refine((text) => !/-00(?::?00)?$/.test(text));

/** Exactly one inverse functional identifier, here the account: xAPI-Data 2.4.2.3. */
const agent = z.strictObject({
  objectType: z.literal('Agent').optional(),
  name: z.string().optional(),
  account: z.strictObject({ homePage: iri, name: z.string().min(1) }),
});

const interactionTypes = [
  ...(['true-false', 'choice', 'fill-in', 'long-fill-in', 'matching'] as const),
  ...(['performance', 'sequencing', 'likert', 'numeric', 'other'] as const),
] as const;

/** xAPI-Data 2.4.4.1: interaction properties only with an interaction type. */
const definition = z
  .strictObject({
    name: languageMap.optional(),
    description: languageMap.optional(),
    type: iri.optional(),
    moreInfo: iri.optional(),
    interactionType: z.enum(interactionTypes).optional(),
    correctResponsesPattern: z.array(z.string()).optional(),
  })
  .refine((one) => !one.correctResponsesPattern || one.interactionType);

const activity = z.strictObject({
  objectType: z.literal('Activity').optional(),
  id: iri,
  definition: definition.optional(),
});

/** xAPI-Data 2.4.5.1. */
const score = z
  .strictObject({
    scaled: z.number().min(-1).max(1).optional(),
    raw: z.number().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min < max)
  .refine(({ raw, min }) => raw === undefined || min === undefined || raw >= min)
  .refine(({ raw, max }) => raw === undefined || max === undefined || raw <= max);

const result = z.strictObject({
  score: score.optional(),
  success: z.boolean().optional(),
  completion: z.boolean().optional(),
  response: z.string().optional(),
  duration: duration.optional(),
});

const context = z.strictObject({
  registration: uuid.optional(),
  contextActivities: z
    .strictObject({
      parent: z.array(activity).min(1).optional(),
      grouping: z.array(activity).min(1).optional(),
      category: z.array(activity).min(1).optional(),
      other: z.array(activity).min(1).optional(),
    })
    .optional(),
  platform: z.string().optional(),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
    .optional(),
});

/**
 * A statement as xAPI 1.0.3 wants it of a client (xAPI-Data, section 2), as strict as its rules: no
 * property beside those of the specification, no null, and of these only what this product has use
 * for. Who it is about is an account.
 */
export const xapiStatement = z.strictObject({
  id: uuid,
  actor: agent,
  verb: z.strictObject({
    id: iri.startsWith('http://adlnet.gov/expapi/verbs/'),
    display: languageMap.optional(),
  }),
  object: activity,
  result: result.optional(),
  context: context.optional(),
  timestamp: timestamp.optional(),
  version: z
    .string()
    .regex(/^1\.0(?:\.\d+)?$/)
    .optional(),
});
export type XapiStatement = z.infer<typeof xapiStatement>;
