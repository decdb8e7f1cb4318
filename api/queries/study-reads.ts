import type { Pool } from 'pg';
import type { CalendarMonth } from '../../domain/kernel/time.ts';
import type { EarnedAchievements } from '../../domain/learning/earned-achievements.ts';
import { type StudyMonth, studyMonthKey } from '../../domain/learning/study-month.ts';

const someMonths = {
  name: 'study-months',
  text: 'select data from read.study_month where key = any($1)',
};

const oneLearners = {
  name: 'achievements',
  text: 'select data from read.achievement where key = $1',
};

/** What a learner studied and earned. */
export const studyReads = (pool: Pool) => ({
  /** A month without study has no row. */
  months: async (learner: string, months: readonly CalendarMonth[]): Promise<StudyMonth[]> => {
    const values = [months.map((month) => studyMonthKey(learner, month))];
    const { rows } = await pool.query<{ data: StudyMonth }>({ ...someMonths, values });
    return rows.map(({ data }) => data);
  },

  achievements: async (learner: string): Promise<EarnedAchievements | undefined> => {
    const { rows } = await pool.query<{ data: EarnedAchievements }>({
      ...oneLearners,
      values: [learner],
    });
    return rows[0]?.data;
  },
});
