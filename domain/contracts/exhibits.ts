import { z } from 'zod';

export const dataTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type DataTable = z.infer<typeof dataTable>;

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  dataTable.extend({ kind: z.literal('table') }),
  /** What is to be seen, in words that do not tell the answer. */
  z.object({ kind: z.literal('picture'), picture: z.string(), alt: z.string() }),
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
