import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { contentPerPage } from '../../../domain/contracts/content.ts';
import type { ContentRow } from '../../../projectors/content-library/content-library.ts';

/** Null where all will do. */
export type ContentSought = {
  readonly status: string | null;
  readonly contentType: string | null;
  readonly profession: string | null;
};

type Kind = Omit<ContentSought, 'status'>;

const ofKind = ({ contentType, profession }: Given<Kind>) =>
  query
    .selectFrom('read.content')
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

/** What admins had made, newest first, and how many stand where. */
export const contentReads = (pool: Pool) => ({
  page: async (sought: ContentSought, page: number): Promise<ContentRow[]> =>
    (await newest.rows(pool, { ...sought, skipped: (page - 1) * contentPerPage })).map(
      ({ data }) => data,
    ),
  counts: ({ contentType, profession }: Kind) => byStatus.rows(pool, { contentType, profession }),
});
