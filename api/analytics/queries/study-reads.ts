import type { Pool } from 'pg';
import type { EarnedAchievements } from '../../../domain/achievements/earned-achievements.ts';
import type { StudiedMonth } from '../../../domain/analytics/month-summary.ts';
import { studyMonthKey } from '../../../domain/analytics/study-month.ts';
import type { CalendarMonth } from '../../../domain/kernel/time.ts';

const someMonths = {
  name: 'study-months',
  text: `select case when key = any($2) then data::text else summary end as month
    from read.study_month where key = any($1)`,
};

/** Postgres names with each row the transaction that wrote it, at a rebuild too. */
const monthVersions = {
  name: 'study-month-versions',
  text: `select coalesce(string_agg(key || ' ' || xmin::text, ',' order by key), '') as version
    from read.study_month where key = any($1)`,
};

const oneLearners = {
  name: 'achievements',
  text: 'select data from read.achievement where key = $1',
};

type MonthsWanted = {
  readonly months: readonly CalendarMonth[];
  readonly cut: readonly CalendarMonth[];
};

/** What a learner studied and earned. */
export const studyReads = (pool: Pool) => ({
  /** Day by day where `cut` names the month, else summed; a month without study has no row. */
  months: async (learner: string, { months, cut }: MonthsWanted): Promise<StudiedMonth[]> => {
    const keysOf = (of: readonly CalendarMonth[]) =>
      of.map((month) => studyMonthKey(learner, month));
    const values = [keysOf(months), keysOf(cut)];
    const { rows } = await pool.query<{ month: string }>({ ...someMonths, values });
    return rows.map(({ month }): StudiedMonth => JSON.parse(month));
  },

  /** Another one whenever one of these months is counted anew. */
  versionOf: async (learner: string, months: readonly CalendarMonth[]): Promise<string> => {
    const values = [months.map((month) => studyMonthKey(learner, month))];
    const { rows } = await pool.query<{ version: string }>({ ...monthVersions, values });
    return rows[0]?.version ?? '';
  },

  achievements: async (learner: string): Promise<EarnedAchievements | undefined> => {
    const { rows } = await pool.query<{ data: EarnedAchievements }>({
      ...oneLearners,
      values: [learner],
    });
    return rows[0]?.data;
  },
});
