import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import type { Streak } from '../../../domain/progress/streak.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';
import type { SchoolTiesRow } from '../../../projectors/school-ties/school-ties.ts';

type Accounts = { readonly accounts: readonly AccountId[] };

const ties = statement('school-ties', ({ account }: Given<{ account: AccountId }>) =>
  query.selectFrom('read.school_tie').select('data').where('key', '=', account),
);

const notErased = statement('school-accounts', ({ accounts }: Given<Accounts>) =>
  query
    .selectFrom('read.account')
    .select('data')
    .where('key', '=', ({ fn }) => fn.any(accounts))
    .where(({ eb, ref }) => eb(ref('data', '->>').key('erasedAt'), 'is', null)),
);

const studied = statement('school-study', ({ accounts }: Given<Accounts>) =>
  query
    .selectFrom('read.progress as p')
    .select(({ ref }) => [
      'p.key',
      ref('p.data', '->').key('quizzesTaken').as('quizzes'),
      ref('p.data', '->').key('questionsAnswered').as('questions'),
      ref('p.data', '->').key('studyTime').as('studyTime'),
      ref('p.data', '->').key('streak').as('streak'),
    ])
    .where('p.key', '=', ({ fn }) => fn.any(accounts)),
);

const topic = sql<{ readonly area: string }>`json_array_elements(m.data->'topics')`.as<'t'>(sql`t`);

const areas = statement('school-areas', ({ accounts }: Given<Accounts>) =>
  query
    .selectFrom('read.topic_mastery as m')
    .crossJoin(topic)
    .select([
      'm.key',
      sql<string>`t->>'area'`.as('area'),
      asInt(sql`sum((t->>'correct')::int)`).as('correct'),
      asInt(sql`sum((t->>'total')::int)`).as('total'),
    ])
    .where('m.key', '=', ({ fn }) => fn.any(accounts))
    .groupBy(['m.key', sql`t->>'area'`]),
);

const estimates = statement('school-readiness', ({ accounts }: Given<Accounts>) =>
  query
    .selectFrom('read.readiness')
    .select(({ ref }) => [
      'learner_id as key',
      ref('data', '->').key('latest').key('exam').as('exam'),
      ref('data', '->').key('latest').key('day').as('day'),
      ref('data', '->').key('latest').key('likelihood').as('likelihood'),
    ])
    .where('learner_id', '=', ({ fn }) => fn.any(accounts))
    .orderBy('read.readiness.key'),
);

type Keyed<Value> = Value & { readonly key: string };

const byAccount = <Value>(rows: readonly Keyed<Value>[]): Map<AccountId, Keyed<Value>[]> =>
  Map.groupBy(rows, ({ key }) => key as AccountId);

export type AreaCounts = {
  readonly area: string;
  readonly correct: number;
  readonly total: number;
};

export type StudyTotals = {
  readonly quizzes: number;
  readonly questions: number;
  readonly studyTime: number;
  readonly streak: Streak | null;
};

export type PassEstimate = {
  readonly exam: string;
  readonly day: CalendarDay;
  readonly likelihood: number | null;
};

/** What a school may be shown of some learners; no answer, no note and no address is read for it. */
export type StudyOfMembers = {
  readonly study: ReadonlyMap<AccountId, StudyTotals>;
  readonly areas: ReadonlyMap<AccountId, readonly AreaCounts[]>;
  readonly readiness: ReadonlyMap<AccountId, readonly PassEstimate[]>;
};

/** What the read models know of schools. */
export const schoolReads = (pool: Pool) => ({
  tiesOf: async (accountId: AccountId): Promise<Omit<SchoolTiesRow, 'accountId'>> =>
    (await ties.first(pool, { account: accountId }))?.data ?? { seats: [], coordinates: [] },

  /** In no order; those that were erased are missing. */
  accountsOf: async (accountIds: readonly AccountId[]): Promise<AccountRow[]> =>
    (await notErased.rows(pool, { accounts: accountIds })).map(({ data }) => data),

  studyOf: async (accountIds: readonly AccountId[]): Promise<StudyOfMembers> => {
    const of = { accounts: accountIds };
    const [study, ofAreas, readiness] = await Promise.all([
      studied.rows(pool, of),
      areas.rows(pool, of),
      estimates.rows(pool, of),
    ]);
    return {
      study: new Map(
        study.map(({ key, streak, ...told }) => [
          key as AccountId,
          { ...told, streak: streak ?? null },
        ]),
      ),
      areas: byAccount(ofAreas),
      readiness: byAccount(readiness),
    };
  },
});
