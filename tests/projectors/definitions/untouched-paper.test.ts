import { describe, expect, it } from 'vitest';
import { quizAnalyticsOf } from '../../../domain/analytics/quiz-analytics.ts';
import type { StudyMonth } from '../../../domain/analytics/study-month.ts';
import type { QuizResult } from '../../../domain/attempt/events.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { quizOn } from '../../domain/analytics/support/studied.ts';
import { day, learner, quizSubmitted } from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

/** An exam that ran out: nothing was answered, and no time was spent on any question. */
const untouched = (on: string): BoardwellEvent => {
  const result: QuizResult = quizOn({ on, correct: 0, skipped: 2, timeSpent: 0 });
  const answers = result.answers.map((answer) => ({ ...answer, chosen: [], seconds: 0 }));
  return quizSubmitted({ ...result, timed: true, mode: 'exam', exam: 'TMC', answers });
};

const studied = (on: string): BoardwellEvent => quizSubmitted(quizOn({ on }));

describe('an exam that ran out untouched', () => {
  it('is no day of a streak, though its score counts as the exam would have it', () => {
    const row = rowsAfter('progress', studied('2026-11-19'), untouched('2026-11-20'))[learner];
    expect(row).toMatchObject({
      streak: { length: 1, best: 1, lastDay: '2026-11-19' },
      quizzesTaken: 2,
      scoreSum: 50,
      studyTime: 600,
    });
    expect(rowsAfter('progress', untouched('2026-11-20'))[learner]?.['streak']).toBeUndefined();
  });

  it('earns nothing', () => {
    expect(rowsAfter('achievements', untouched('2026-11-20'))).toEqual({});
  });

  it('is no study in analytics: no hour, no session, no day', () => {
    const rows = rowsAfter('study-months', studied('2026-11-19'), untouched('2026-11-20'));
    const { studyPatterns, hours, performance } = quizAnalyticsOf({
      months: Object.values(rows) as StudyMonth[],
      streak: undefined,
      topics: [],
      period: 'week',
      today: day('2026-11-20'),
      memberSince: day('2026-01-01'),
    });
    expect(studyPatterns).toMatchObject({ sessions: 1, daysStudied: 1 });
    expect(hours).toHaveLength(1);
    expect(performance).toMatchObject({ quizzesTaken: 2, overallAccuracy: 50 });
  });
});
