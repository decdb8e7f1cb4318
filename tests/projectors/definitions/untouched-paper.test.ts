import { describe, expect, it } from 'vitest';
import { quizAnalyticsOf } from '../../../domain/analytics/quiz-analytics.ts';
import type { StudyMonth } from '../../../domain/analytics/study-month.ts';
import type { QuizResult } from '../../../domain/attempt/events.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
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

/** Looked at for ten minutes, and no question answered. */
const unanswered = (on: string): BoardwellEvent => {
  const result: QuizResult = quizOn({ on, correct: 0, skipped: 2, timeSpent: 600 });
  return quizSubmitted({ ...result, attemptId: 'attempt-2' as AttemptId });
};

describe('a paper without a single answer', () => {
  it('counts as study and as taken, and for no score, whatever key of it is corrected', () => {
    const row = rowsAfter('progress', studied('2026-11-19'), unanswered('2026-11-20'))[learner];
    expect(row).toMatchObject({
      streak: { length: 2 },
      quizzesTaken: 2,
      scores: 1,
      scoreSum: 50,
      lastScores: [{ score: 50 }],
      unscored: ['attempt-2'],
      studyTime: 1200,
    });
  });

  it('says nothing of a topic', () => {
    const row = rowsAfter('topic-mastery', studied('2026-11-19'), unanswered('2026-11-20'));
    expect(row[learner]).toMatchObject({ topics: [{ topic: 'Airway', correct: 1, total: 2 }] });
  });
});

describe('an exam that ran out untouched', () => {
  it('is no day of a streak, no quiz taken and no score', () => {
    const row = rowsAfter('progress', studied('2026-11-19'), untouched('2026-11-20'))[learner];
    expect(row).toMatchObject({
      streak: { length: 1, best: 1, lastDay: '2026-11-19' },
      quizzesTaken: 1,
      scores: 1,
      scoreSum: 50,
      lastScores: [{ score: 50 }],
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
    expect(performance).toMatchObject({ quizzesTaken: 1, overallAccuracy: 50, averageScore: 50 });
  });
});
