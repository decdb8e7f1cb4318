import { describe, expect, it } from 'vitest';
import {
  type AchievementFacts,
  achievementRules,
} from '../../../domain/achievements/achievements.ts';
import { scoreBand } from '../../../domain/progress/bands.ts';

const nothing: AchievementFacts = {
  quizzesTaken: 0,
  highestStreak: 0,
  flashcardsReviewed: 0,
  recent: [],
};

const earned = (facts: Partial<AchievementFacts>): string[] =>
  achievementRules
    .filter(({ isEarned }) => isEarned({ ...nothing, ...facts }))
    .map(({ name }) => name);

const quizzes = (n: number, score: number, timeSpent = 900) =>
  Array.from({ length: n }, () => ({ score, timeSpent }));

describe('achievements', () => {
  it('none is earned by doing nothing', () => expect(earned({})).toEqual([]));
  it('[ACH-01] First Quiz takes one quiz', () =>
    expect(earned({ quizzesTaken: 1 })).toEqual(['First Quiz']));
  it('[ACH-02] Week Warrior takes a streak of 7', () => {
    expect(earned({ highestStreak: 6 })).toEqual([]);
    expect(earned({ highestStreak: 7 })).toEqual(['Week Warrior']);
  });
  it('[ACH-03] Quiz Master takes 5 of the recent quizzes at 90 % or more', () => {
    expect(earned({ recent: [...quizzes(4, 90), ...quizzes(3, 89)] })).toEqual([]);
    expect(earned({ recent: quizzes(5, 90) })).toEqual(['Quiz Master']);
  });
  it('[ACH-04] Flashcard Fan takes 100 flashcards', () => {
    expect(earned({ flashcardsReviewed: 99 })).toEqual([]);
    expect(earned({ flashcardsReviewed: 100 })).toEqual(['Flashcard Fan']);
  });
  it('[ACH-05] Consistent Learner takes a streak of 30', () => {
    expect(earned({ highestStreak: 29 })).toEqual(['Week Warrior']);
    expect(earned({ highestStreak: 30 })).toEqual(['Week Warrior', 'Consistent Learner']);
  });
  it('[ACH-06] Speed Demon takes a quiz under 300 s', () => {
    expect(earned({ recent: quizzes(1, 50, 300) })).toEqual([]);
    expect(earned({ recent: quizzes(1, 50, 299) })).toEqual(['Speed Demon']);
  });
});

describe('bands', () => {
  it('[QUIZ-36] 80 or more is strong, 70 to 79 borderline, below 70 weak', () => {
    expect([100, 80, 79, 70, 69, 0].map(scoreBand)).toEqual([
      'strong',
      'strong',
      'borderline',
      'borderline',
      'weak',
      'weak',
    ]);
  });
});
