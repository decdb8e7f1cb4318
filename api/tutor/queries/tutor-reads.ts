import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { TutorConversationRow } from '../../../projectors/tutor-conversations/tutor-conversations.ts';

/** Where a page ends: the next one begins after it. */
export type PageCursor = { readonly lastAt: string; readonly key: string };

type Page = { readonly learner: string; readonly most: number } & PageCursor;

const conversations = statement('tutor-conversations-of-learner', (page: Given<Page>) =>
  query
    .selectFrom('read.tutor_conversation')
    .select('data')
    .where('learner', '=', page.learner)
    .where('is_deleted', '=', false)
    .where(({ or, and, eb }) =>
      or([
        eb('last_at', '<', page.lastAt),
        and([eb('last_at', '=', page.lastAt), eb('key', '<', page.key)]),
      ]),
    )
    .orderBy('last_at', 'desc')
    .orderBy('key', 'desc')
    .limit(page.most),
);

/** More than any topic has. */
const mostNamed = 500;

type Naming = { readonly field: string; readonly names: readonly string[] };

/** What is asked and why it is so; options name what is wrong too. */
const taught = sql<string>`lower(concat_ws(' ', data->'item'->>'stem', data->'item'->>'explanation'))`;

const itemsNaming = statement('items-naming', ({ field, names }: Given<Naming>) =>
  query
    .selectFrom('read.item')
    .select('key')
    .where('field', '=', field)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom(sql<{ readonly named: string }>`unnest(${names}::text[])`.as('named'))
          .select('named')
          .where(sql<number>`strpos(${taught}, named)`, '>', 0),
      ),
    )
    .limit(mostNamed),
);

/** Before all that was ever written. */
const start: PageCursor = { lastAt: '~', key: '~' };

/** The conversations of learners, and the questions of the bank that one could come to. */
export const tutorReads = (pool: Pool) => ({
  conversations: async (
    learner: string,
    { after = start, most }: { readonly after: PageCursor | undefined; readonly most: number },
  ): Promise<TutorConversationRow[]> =>
    (await conversations.rows(pool, { learner, most, ...after })).map(({ data }) => data),

  /** Ids of the items of a field whose text holds one of these names, in any case. */
  itemsNaming: async (field: string, names: readonly string[]): Promise<ReadonlySet<string>> => {
    if (names.length === 0) return new Set();
    const lowered = names.map((name) => name.toLowerCase());
    const rows = await itemsNaming.rows(pool, { field, names: lowered });
    return new Set(rows.map(({ key }) => key));
  },
});
