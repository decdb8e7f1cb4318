import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { exposureOf } from '../../../domain/attempt/exposure.ts';
import type { UserStudies } from '../../../domain/contracts/user-studies.ts';
import { instantOf } from '../../../domain/kernel/time.ts';

const ofLearner = statement('met-questions', ({ learner }: Given<{ learner: string }>) =>
  query.selectFrom('read.item_exposure').select('data').where('key', '=', learner),
);

/** Every question of the bank that a learner met, the latest first; a learner has one row of them. */
export const metQuestions =
  (pool: Pool) =>
  async (learner: string): Promise<UserStudies['questions']> => {
    const items = (await ofLearner.first(pool, { learner }))?.data.items ?? {};
    return Object.entries(items)
      .map(([itemId, packed]) => ({ itemId, ...exposureOf(packed) }))
      .toSorted(
        (one, other) => (other.at ?? 0) - (one.at ?? 0) || (one.itemId < other.itemId ? -1 : 1),
      )
      .map(({ at, ...rest }) => ({ ...rest, at: at === null ? null : instantOf(at) }));
  };
