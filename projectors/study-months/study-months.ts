import { summaryOf } from '../../domain/analytics/month-summary.ts';
import {
  monthsOf,
  monthsOfRescored,
  type StudyMonth,
  studyMonthKey,
  withQuiz,
  withRescoring,
  withReview,
} from '../../domain/analytics/study-month.ts';
import { type CalendarMonth, monthOf } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

export type StudyMonthRow = StudyMonth;

type Studied = Handled<
  'QuizSubmitted' | 'SimulationCompleted' | 'AttemptRescored' | 'ReviewAnswered'
>;

const monthsTouched = ({ type, data }: Studied): readonly CalendarMonth[] => {
  if (type === 'AttemptRescored') return monthsOfRescored(data);
  return type === 'ReviewAnswered' ? [monthOf(data.day)] : monthsOf(data);
};

/** As in 2026-11, at the end of a key. */
const monthLength = 7;

/** What each learner studied, a row a month: analytics of any period reads a handful of them. */
export const studyMonths = projection<StudyMonthRow>()({
  name: 'study-months',
  version: 9,
  table: 'study_month',
  owner: 'prefix',
  handles: ['QuizSubmitted', 'SimulationCompleted', 'AttemptRescored', 'ReviewAnswered'],
  // Read instead of the row where a period holds the month whole.
  columns: [{ name: 'summary', type: 'text', of: (month) => JSON.stringify(summaryOf(month)) }],
  indexes: [],
  keys: (event) => monthsTouched(event).map((month) => studyMonthKey(event.data.learnerId, month)),
  evolve: (row, event, key) => {
    if (event.type === 'AttemptRescored') return row && withRescoring(row, event.data);
    if (event.type === 'ReviewAnswered') return withReview(row, event.data);
    return withQuiz(row, event.data, key.slice(-monthLength) as CalendarMonth);
  },
});
