import { monthOf } from '../../domain/kernel/time.ts';
import { summaryOf } from '../../domain/learning/month-summary.ts';
import {
  monthsOfRescored,
  type StudyMonth,
  studyMonthKey,
  withQuiz,
  withRescoring,
} from '../../domain/learning/study-month.ts';
import { projection } from '../projection.ts';

export type StudyMonthRow = StudyMonth;

/** What each learner studied, a row a month: analytics of any period reads a handful of them. */
export const studyMonths = projection<StudyMonthRow>()({
  name: 'study-months',
  version: 3,
  table: 'study_month',
  handles: ['QuizSubmitted', 'AttemptRescored'],
  // Read instead of the row where a period holds the month whole.
  columns: [{ name: 'summary', type: 'text', of: (month) => JSON.stringify(summaryOf(month)) }],
  indexes: [],
  keys: ({ type, data }) =>
    (type === 'QuizSubmitted' ? [monthOf(data.day)] : monthsOfRescored(data)).map((month) =>
      studyMonthKey(data.learnerId, month),
    ),
  evolve: (row, event) =>
    event.type === 'QuizSubmitted'
      ? withQuiz(row, event.data)
      : row && withRescoring(row, event.data),
});
