import { z } from 'zod';

const cell = z.union([z.string(), z.number()]).transform((value) => String(value).trim());

const part = (name: string) =>
  z
    .string(`Write the ${name} of the explanation`)
    .trim()
    .min(12, `Write the ${name} in a sentence`)
    .max(900, 'Use at most 900 characters');

const compare = z
  .strictObject({
    columns: z.array(cell).min(2, 'A comparison needs two columns').max(6),
    rows: z.array(z.array(cell)).min(2, 'A comparison needs two rows').max(10),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      const message = `This row has ${row.length} cells for ${columns.length} columns; quote a cell that holds a comma`;
      context.addIssue({ code: 'custom', path: ['rows', index], message });
    }
  });

const isTable = (value: unknown): value is { head: unknown; rows: unknown } =>
  typeof value === 'object' && value !== null && 'head' in value && 'rows' in value;

/** `table {head, rows}` is the older spelling of `compare {columns, rows}`. */
const withCompare = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('table' in value)) return value;
  const { table, ...rest } = value;
  if (!isTable(table)) return value;
  return { ...rest, compare: { columns: table.head, rows: table.rows } };
};

/** What to take away: the clue that decides, the rule, the trap, and what is alike side by side. */
export const explanation = z.preprocess(
  withCompare,
  z.strictObject({
    clue: part('clue'),
    rule: part('rule'),
    trap: part('trap'),
    compare: compare.optional(),
  }),
);
export type Explanation = z.infer<typeof explanation>;
