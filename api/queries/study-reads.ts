import type { Pool } from 'pg';
import type { CalendarMonth } from '../../domain/kernel/time.ts';
import { type StudyMonth, studyMonthKey } from '../../domain/learning/study-month.ts';

const someMonths = {
  name: 'study-months',
  text: 'select data from read.study_month where key = any($1)',
};

/** What a learner studied in these months; a month without study has no row. */
export const studyReads = (pool: Pool) => ({
  months: async (learner: string, months: readonly CalendarMonth[]): Promise<StudyMonth[]> => {
    const values = [months.map((month) => studyMonthKey(learner, month))];
    const { rows } = await pool.query<{ data: StudyMonth }>({ ...someMonths, values });
    return rows.map(({ data }) => data);
  },
});
