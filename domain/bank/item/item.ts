import { z } from 'zod';
import { markingOf } from '../../attempt/marking.ts';
import { placeInCaseStudy } from '../../contracts/case-study.ts';
import { teaching } from '../../contracts/exhibits.ts';
import { itemField } from '../../contracts/item-fields.ts';
import { piecesOf, responseOf } from '../../contracts/response.ts';
import { itemId, optionId } from '../../kernel/ids.ts';
import { keptExhibit } from './kept-exhibit.ts';

/** Where an item counts: a topic of an area of an exam's blueprint. */
const placement = z.strictObject({ exam: z.string(), area: z.string(), topic: z.string() });
export type ItemPlacement = z.infer<typeof placement>;

/** An item as it is published: linted and complete. Which letter an option has is up to each paper. */
export const item = z.strictObject({
  id: itemId,
  field: itemField,
  exam: z.string(),
  /** Code of a blueprint area of that exam. */
  area: z.string(),
  topic: z.string(),
  /** Where it counts in the other exams of its field. */
  also: z.array(placement).optional(),
  type: z.enum(['single', 'multiple']),
  level: z.enum(['recall', 'application', 'analysis']),
  stem: z.string(),
  options: z.array(z.strictObject({ id: optionId, text: z.string(), why: z.string() })),
  /** The options have an order of their own (numbers, stages), which papers keep. */
  ordered: z.literal(true).optional(),
  /** In their order where an order is asked for. */
  key: z.array(optionId),
  /** How it is answered and counted where it is more than one option or a set of them. */
  response: responseOf(piecesOf(optionId)).optional(),
  marking: markingOf(optionId).optional(),
  /** How one gets to the number that is asked for. */
  steps: z.array(z.string()).optional(),
  explanation: z.string(),
  source: z.string(),
  /** Absent for an item written by hand. */
  model: z.strictObject({ id: z.string(), version: z.int() }).optional(),
  /** Ids of the facts it was made of. */
  facts: z.array(z.string()).optional(),
  /** Siblings, which share it, never stand in one paper. */
  family: z.string().optional(),
  /** The case it asks about, which of its asks it is, and the place of that in its case study. */
  case: z
    .strictObject({ id: z.string(), ask: z.string(), number: placeInCaseStudy.optional() })
    .optional(),
  /** Pages of the chart beside the stem. */
  exhibits: z.array(keptExhibit).optional(),
  /** The explanation in its parts; the plain text says the same. */
  teaching: teaching.optional(),
  /** Months: what guidelines said then, and when to look again. */
  asOf: z.string().optional(),
  review: z.string().optional(),
});
export type Item = z.infer<typeof item>;
