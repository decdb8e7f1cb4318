import type { SqlAnswer, SqlTables } from '../contracts/analysts.ts';

/** What came of a question; `why` is for whoever wrote it. */
export type SqlOutcome =
  | { readonly outcome: 'answered'; readonly answer: SqlAnswer }
  | { readonly outcome: 'refused' | 'stopped'; readonly why: string }
  | { readonly outcome: 'busy' | 'absent' };

/**
 * The exported log as tables without personal data, asked in SQL. A question reads these tables and
 * nothing else, changes nothing, and is ended when it takes too long or too much.
 */
export type EventTables = {
  readonly about: () => Promise<SqlTables>;
  readonly ask: (sql: string) => Promise<SqlOutcome>;
};
