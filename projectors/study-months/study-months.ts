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
  version: 6,
  table: 'study_month',
  handles: ['QuizSubmitted', 'SimulationCompleted', 'AttemptRescored'],
  // Read instead of the row where a period holds the month whole.
  columns: [{ name: 'summary', type: 'text', of: (month) => JSON.stringify(summaryOf(month)) }],
  indexes: [],
  keys: ({ type, data }) =>
    (type === 'AttemptRescored' ? monthsOfRescored(data) : [monthOf(data.day)]).map((month) =>
      studyMonthKey(data.learnerId, month),
    ),
  evolve: (row, event) =>
    event.type === 'AttemptRescored'
      ? row && withRescoring(row, event.data)
      : withQuiz(row, event.data),
});
