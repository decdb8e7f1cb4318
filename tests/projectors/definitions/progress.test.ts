import { describe, expect, it } from 'vitest';
import { day, learner, quizSubmitted } from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const on = (text: string, score = 50) => quizSubmitted({ day: day(text), score });

describe('the progress read model', () => {
  it('begins with the first submitted quiz', () => {
    const first = quizSubmitted({ score: 80, timeSpent: 90, total: 20, skipped: 3 });
    expect(rowsAfter('progress', first)[learner]).toMatchObject({
      learnerId: learner,
      streak: { length: 1, best: 1, lastDay: '2026-11-20' },
      quizzesTaken: 1,
      examsTaken: 0,
      lastScores: [{ score: 80 }],
      studyTime: 90,
      questionsAnswered: 17,
    });
  });

  it('adds up quizzes, study time and answered questions, and counts exams among them', () => {
    const rows = rowsAfter('progress', quizSubmitted(), quizSubmitted({ isFullLength: true }));
    expect(rows[learner]).toMatchObject({
      quizzesTaken: 2,
      examsTaken: 1,
      studyTime: 1200,
      questionsAnswered: 2,
    });
  });

  it('keeps the streak over a day in a row and starts it again after a day left out', () => {
    const rows = rowsAfter('progress', on('2026-11-18'), on('2026-11-19'), on('2026-11-21'));
    expect(rows[learner]).toMatchObject({ streak: { length: 1, best: 2, lastDay: '2026-11-21' } });
  });

  it('remembers the last ten scores, newest first', () => {
    const quizzes = Array.from({ length: 12 }, (_, index) => on('2026-11-20', index));
    expect(rowsAfter('progress', ...quizzes)[learner]).toMatchObject({
      lastScores: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((score) => ({ score })),
    });
  });
});
