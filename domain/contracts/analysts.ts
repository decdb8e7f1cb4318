import { z } from 'zod';
import { lines } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { viewReason } from './audit.ts';

/** What one question in SQL may take, and give. */
export const sqlLimits = {
  characters: 10_000,
  seconds: 10,
  rows: 1000,
  /** Of all cells as text. */
  bytes: 1024 * 1024,
  /** Questions of all administrators that are answered at once. */
  atOnce: 2,
} as const;

export const askSqlBody = z.strictObject({
  sql: lines({ min: [1, 'Write a SELECT'], max: sqlLimits.characters }),
  reason: viewReason,
});

export const namedColumn = z.object({ name: z.string(), type: z.string() });

export const sqlAnswer = z.object({
  columns: z.array(namedColumn),
  /** Each cell as text; null where there is nothing. */
  rows: z.array(z.array(z.string().nullable())),
  /** There is more: it was cut off at the most that is given. */
  isCut: z.boolean(),
  milliseconds: z.int(),
});
export type SqlAnswer = z.infer<typeof sqlAnswer>;

export const sqlTables = z.object({
  /** When the files were written; null where there are none yet. */
  exportedAt: instant.nullable(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(namedColumn) })),
});
export type SqlTables = z.infer<typeof sqlTables>;
