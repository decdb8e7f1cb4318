import { z } from 'zod';
import { drawing } from './drawing.ts';

export const dataTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type DataTable = z.infer<typeof dataTable>;

/** No earlier question of its case study showed it. */
const isNew = z.literal(true).optional();

export const textBlock = z.object({ kind: z.literal('text'), text: z.string(), isNew });
export const tableBlock = dataTable.extend({ kind: z.literal('table'), isNew });
export const pictureBlock = z.object({
  kind: z.literal('picture'),
  picture: z.string(),
  /** What is to be seen, in words that do not tell the answer. */
  alt: z.string(),
  isNew,
});

const block = z.discriminatedUnion('kind', [
  textBlock,
  tableBlock,
  /** Drawn where its kind is; what it was drawn from would tell the answer and stays on the server. */
  pictureBlock.extend({ drawing: drawing.optional() }),
]);
export type ExhibitBlock = z.infer<typeof block>;

/** A page of the chart that is shown with a question. */
export const exhibit = z.object({ title: z.string(), blocks: z.array(block) });
export type Exhibit = z.infer<typeof exhibit>;

/** What a question teaches: the clue that decides, the rule, the trap, and what is alike side by side. */
export const teaching = z.object({
  clue: z.string(),
  rule: z.string(),
  trap: z.string(),
  compare: dataTable.optional(),
});
export type Teaching = z.infer<typeof teaching>;
