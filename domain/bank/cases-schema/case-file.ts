import { z } from 'zod';
import { itemField } from '../../contracts/item-fields.ts';
import { ask } from './ask.ts';
import { chartPart } from './chart-part.ts';
import { partId, slug } from './choice.ts';

/** A month, which is as near as a guideline's date need be. */
const month = z
  .string('Write a month such as 2027-06')
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/, 'Write a month such as 2027-06')
  .transform((text) => text.slice(0, 7));

const listOf = (what: string) =>
  z
    .union([z.string().trim().min(8), z.array(z.string().trim().min(8)).min(1)], {
      error: `Name ${what}`,
    })
    .transform((value) => [value].flat());

const weighed = z.strictObject({
  name: z.string().trim().min(3),
  speaksFor: z.string().trim().min(3),
  rulesOut: z.string().trim().min(3),
  cites: z.array(partId).min(1),
});

/** The older spelling: the ids of the parts for and against, with a note. */
const listed = z
  .strictObject({
    name: z.string().trim().min(3),
    for: z.array(partId),
    against: z.array(partId),
    note: z.string().trim().optional(),
  })
  .transform(({ name, for: speaking, against, note }) => ({
    name,
    speaksFor: speaking.join(', ') || 'Nothing.',
    rulesOut: note ?? (against.join(', ') || 'Nothing.'),
    cites: [...new Set([...speaking, ...against])],
  }));

const competitor = z.union([weighed, listed], {
  error:
    'Write name, speaksFor (what speaks for it), rulesOut (what rules it out) and cites (the parts)',
});

/** One patient or situation in full, or several apart from one another, and the decisions asked about them. */
export const caseFile = z.strictObject({
  id: slug,
  title: z.string('Give the case a title').trim().min(4).max(100),
  subject: slug,
  /** In a file of separate patients asks that show no part in common are about different people. */
  form: z.enum(['case-many-asks', 'case-study', 'stand-alone', 'separate-patients']).optional(),
  fields: z.array(itemField, 'Name the fields, for example [RN, LPN]').min(1),
  source: listOf('the class of sources that the facts were checked against'),
  asOf: month,
  review: month,
  tabs: z.record(z.string(), z.array(partId).min(1)).optional(),
  parts: z.record(partId, chartPart),
  competitors: z
    .array(competitor, 'Name the diagnoses or actions that compete')
    .min(3, 'Name at least three competitors')
    .max(8),
  asks: z.array(ask, 'Write the asks as a list').min(1).max(12),
});
export type CaseFile = z.infer<typeof caseFile>;
