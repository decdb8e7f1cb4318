import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt, asList } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { itemRevisionMark } from '../../../domain/bank/item/read-keys.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import type { ItemRef } from './bank-reads.ts';

export type ItemHolders = {
  /** That were handed in. */
  readonly attempts: number;
  readonly learners: number;
  /** Some of them, by their ids, which are random. */
  readonly some: readonly AttemptId[];
};

const holders = statement(
  'holders-in-sum',
  ({ mark, atMost }: Given<{ mark: string; atMost: number }>) =>
    query
      .with(
        (cte) => cte('held').materialized(),
        (db) =>
          db
            .selectFrom('read.held_items')
            .select(['key', sql<string>`data->>'learnerId'`.as('learner')])
            .where(sql<boolean>`data::text like ${mark}`),
      )
      .selectNoFrom(({ selectFrom }) => {
        const attempts = selectFrom('held').select(({ fn }) => asInt(fn.countAll()).as('count'));
        const learners = selectFrom('held').select(({ fn }) =>
          asInt(fn.count('learner').distinct()).as('count'),
        );
        const some = selectFrom('held')
          .select(({ ref }) => ref('key').$castTo<AttemptId>().as('key'))
          .orderBy('key')
          .limit(atMost);
        return [
          attempts.$asScalar().as('attempts'),
          learners.$asScalar().as('learners'),
          asList(some).as('some'),
        ];
      }),
);

export const itemHolderReads = (pool: Pool) => ({
  /** Looks through all that were handed in: for what an admin asks for now and then. */
  of: async ({ itemId, revision }: ItemRef, atMost: number): Promise<ItemHolders> => {
    const mark = `%,${itemRevisionMark(itemId, revision)},%`;
    const found = await holders.first(pool, { mark, atMost });
    return found ?? { attempts: 0, learners: 0, some: [] };
  },
});
