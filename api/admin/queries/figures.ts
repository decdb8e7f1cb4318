import { type Expression, sql } from 'kysely';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';

/** Testers are counted among themselves: an admin of the test mode sees their figures, everybody else's admins the others. */
type OfTesters = { readonly testers: boolean };
type Moments = OfTesters & { readonly nowMs: number; readonly monthMs: number };

/** Who is still there. */
export const users = statement('admin-users', ({ nowMs, monthMs, testers }: Given<Moments>) =>
  query
    .selectFrom('read.account')
    .select(({ fn }) => [
      asInt(fn.countAll()).as('total'),
      asInt(sql`count(*) filter (where created_ms >= ${monthMs})`).as('fresh'),
      asInt(sql`count(*) filter (where paid_until_ms > ${nowMs})`).as('paying'),
    ])
    .where('test_mode', '=', testers)
    .where('is_erased', '=', false),
);

export const quizzes = statement('admin-quizzes', ({ testers }: Given<OfTesters>) =>
  query
    .selectFrom('read.progress as p')
    .innerJoin('read.account as a', 'a.key', 'p.key')
    .select(
      asInt(
        sql`coalesce(sum((p.data->>'quizzesTaken')::int + (p.data->>'examsTaken')::int), 0)`,
      ).as('total'),
    )
    .where('a.test_mode', '=', testers),
);

export const revenue = statement('admin-revenue', ({ testers }: Given<OfTesters>) =>
  query
    .selectFrom('read.invoice as i')
    .innerJoin('read.account as a', 'a.key', 'i.account_id')
    .select(
      asInt(
        sql`coalesce(sum((i.data->>'amountCents')::int - (i.data->>'creditCents')::int - (i.data->>'refundedCents')::int), 0)`,
      ).as('cents'),
    )
    .where(sql<string>`i.data->>'status'`, '=', 'paid')
    .where('a.test_mode', '=', testers),
);

const counted = [
  asInt(sql`count(*)`).as('requestCount'),
  asInt(sql`count(*) filter (where outcome = 'failed')`).as('failedCount'),
  asInt(sql`count(*) filter (where provider = 'built-in')`).as('builtInCount'),
  sql<number>`coalesce(sum(tokens), 0)::float8`.as('totalTokens'),
  // A cent is 10,000 millionths of a dollar.
  sql<number>`coalesce(sum(micro_dollars), 0)::float8 / 10000`.as('totalCost'),
] as const;

type Since = Given<OfTesters & { readonly since: string }>;

const requests = ({ since, testers }: Since) =>
  query
    .selectFrom('read.generation_request')
    .where('test_mode', '=', testers)
    .where('day', '>=', since as Expression<string>);

export const usage = statement('admin-usage', (given: Since) =>
  requests(given).select([...counted, asInt(sql`coalesce(sum(flashcards), 0)`).as('flashcards')]),
);

export const byDay = statement('admin-usage-by-day', (given: Since) =>
  requests(given)
    .select(['day', ...counted])
    .groupBy('day')
    .orderBy('day'),
);

export const byMethod = statement('admin-usage-by-method', (given: Since) =>
  requests(given)
    .select(['method', ...counted])
    .groupBy('method')
    .orderBy('requestCount', 'desc'),
);

export const byModel = statement('admin-usage-by-model', (given: Since) =>
  requests(given)
    .select(['model', ...counted])
    .groupBy('model')
    .orderBy('requestCount', 'desc'),
);

/** Those who asked most. */
const mostLearners = 10;

export const byLearner = statement('admin-usage-by-learner', (given: Since) =>
  requests(given)
    .select(['learner as accountId', ...counted])
    .groupBy('learner')
    .orderBy('requestCount', 'desc')
    .orderBy('learner')
    .limit(mostLearners),
);
