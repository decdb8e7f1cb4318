import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { contentPerPage } from '../../../domain/contracts/content.ts';
import type { ContentId } from '../../../domain/kernel/ids.ts';
import type { ContentRow } from '../../../projectors/content-library/content-library.ts';

/** Null where all will do. */
export type ContentSought = {
  readonly status: string | null;
  readonly contentType: string | null;
  readonly profession: string | null;
  /** What admins of the test mode had made, or what all others had. */
  readonly testers: boolean;
};

type Kind = Omit<ContentSought, 'status'>;

const ofKind = ({ contentType, profession, testers }: Given<Kind>) =>
  query
    .selectFrom('read.content')
    .where('test_mode', '=', testers)
    .where(sql<boolean>`(${contentType}::text is null or content_type = ${contentType})`)
    .where(sql<boolean>`(${profession}::text is null or profession = ${profession})`);

type Page = ContentSought & { readonly skipped: number };

const newest = statement('content-newest', (given: Given<Page>) =>
  ofKind(given)
    .select('data')
    .where(sql<boolean>`(${given.status}::text is null or status = ${given.status})`)
    .orderBy('at', 'desc')
    .orderBy('key')
    .offset(given.skipped)
    .limit(contentPerPage),
);

const byStatus = statement('content-by-status', (given: Given<Kind>) =>
  ofKind(given)
    .select(({ fn }) => ['status', asInt(fn.countAll()).as('total')])
    .groupBy('status'),
);

const byId = statement('content-by-id', ({ id }: Given<{ readonly id: ContentId }>) =>
  query.selectFrom('read.content').select('data').where('key', '=', id),
);

type ForLearners = { readonly profession: string; readonly testers: boolean };

const openToLearners = ({ profession, testers }: Given<ForLearners>) =>
  query
    .selectFrom('read.content')
    .where('test_mode', '=', testers)
    .where('profession', '=', profession)
    .where('status', '=', 'active')
    // What was imported is for the bank, and is no study aid.
    .where('content_type', '<>', 'items');

const readyMade = statement(
  'content-ready-made',
  (given: Given<ForLearners & { readonly skipped: number }>) =>
    openToLearners(given)
      .select('data')
      .orderBy('at', 'desc')
      .orderBy('key')
      .offset(given.skipped)
      .limit(contentPerPage),
);

const readyMadeTotal = statement('content-ready-made-total', (given: Given<ForLearners>) =>
  openToLearners(given).select(({ fn }) => asInt(fn.countAll()).as('total')),
);

/** What admins had made, newest first, and how many stand where. */
export const contentReads = (pool: Pool) => ({
  page: async (sought: ContentSought, page: number): Promise<ContentRow[]> =>
    (await newest.rows(pool, { ...sought, skipped: (page - 1) * contentPerPage })).map(
      ({ data }) => data,
    ),
  counts: ({ contentType, profession, testers }: Kind) =>
    byStatus.rows(pool, { contentType, profession, testers }),
  /** What learners of a field get of it, and how much there is. */
  readyMade: async (given: ForLearners, page: number) => {
    const [rows, counted] = await Promise.all([
      readyMade.rows(pool, { ...given, skipped: (page - 1) * contentPerPage }),
      readyMadeTotal.first(pool, given),
    ]);
    return { rows: rows.map(({ data }) => data), total: counted?.total ?? 0 };
  },
  find: async (id: ContentId): Promise<ContentRow | undefined> =>
    (await byId.first(pool, { id }))?.data,
});
