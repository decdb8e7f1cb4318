import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { EarnedAchievements } from '../../../domain/achievements/earned-achievements.ts';
import type { StudiedMonth } from '../../../domain/analytics/month-summary.ts';
import { studyMonthKey } from '../../../domain/analytics/study-month.ts';
import type { CalendarMonth } from '../../../domain/kernel/time.ts';

type Keys = readonly string[];

const someMonths = statement(
  'study-months',
  ({ months, cut }: Given<{ months: Keys; cut: Keys }>) =>
    query
      .selectFrom('read.study_month')
      .select(sql<string>`case when key = any(${cut}) then data::text else summary end`.as('month'))
      .where('key', '=', ({ fn }) => fn.any(months)),
);

/** Postgres names with each row the transaction that wrote it, at a rebuild too. */
const monthVersions = statement('study-month-versions', ({ months }: Given<{ months: Keys }>) =>
  query
    .selectFrom('read.study_month')
    .select(
      sql<string>`coalesce(string_agg(key || ' ' || xmin::text, ',' order by key), '')`.as(
        'version',
      ),
    )
    .where('key', '=', ({ fn }) => fn.any(months)),
);

const oneLearners = statement('achievements', ({ learner }: Given<{ learner: string }>) =>
  query.selectFrom('read.achievement').select('data').where('key', '=', learner),
);

type MonthsWanted = {
  readonly months: readonly CalendarMonth[];
  readonly cut: readonly CalendarMonth[];
};

const keysOf = (learner: string, months: readonly CalendarMonth[]): Keys =>
  months.map((month) => studyMonthKey(learner, month));

/** What a learner studied and earned. */
export const studyReads = (pool: Pool) => ({
  /** Day by day where `cut` names the month, else summed; a month without study has no row. */
  months: async (learner: string, { months, cut }: MonthsWanted): Promise<StudiedMonth[]> => {
    const wanted = { months: keysOf(learner, months), cut: keysOf(learner, cut) };
    const rows = await someMonths.rows(pool, wanted);
    return rows.map(({ month }): StudiedMonth => JSON.parse(month));
  },

  /** Another one whenever one of these months is counted anew. */
  versionOf: async (learner: string, months: readonly CalendarMonth[]): Promise<string> =>
    (await monthVersions.first(pool, { months: keysOf(learner, months) }))?.version ?? '',

  achievements: async (learner: string): Promise<EarnedAchievements | undefined> =>
    (await oneLearners.first(pool, { learner }))?.data,
});
