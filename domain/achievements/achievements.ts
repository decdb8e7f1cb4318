import type { AchievementName } from '../contracts/achievements.ts';

export type AchievementFacts = {
  readonly quizzesTaken: number;
  readonly highestStreak: number;
  readonly flashcardsReviewed: number;
  /** The last ten, newest first: percent and seconds. */
  readonly recent: readonly { readonly score: number | null; readonly timeSpent: number }[];
};

type AchievementRule = {
  readonly name: AchievementName;
  readonly rule: string;
  readonly isEarned: (facts: AchievementFacts) => boolean;
};

/** The six achievements of the product, in the order it shows them. */
export const achievementRules: readonly AchievementRule[] = [
  {
    name: 'First Quiz',
    rule: 'Finish one quiz',
    isEarned: ({ quizzesTaken }) => quizzesTaken >= 1,
  },
  {
    name: 'Week Warrior',
    rule: 'Study 7 days in a row',
    isEarned: ({ highestStreak }) => highestStreak >= 7,
  },
  {
    name: 'Quiz Master',
    rule: 'Score 90% or more in 5 of your recent quizzes',
    isEarned: ({ recent }) =>
      recent.filter(({ score }) => score !== null && score >= 90).length >= 5,
  },
  {
    name: 'Flashcard Fan',
    rule: 'Review 100 flashcards',
    isEarned: ({ flashcardsReviewed }) => flashcardsReviewed >= 100,
  },
  {
    name: 'Consistent Learner',
    rule: 'Study 30 days in a row',
    isEarned: ({ highestStreak }) => highestStreak >= 30,
  },
  {
    name: 'Speed Demon',
    rule: 'Finish a quiz in under 5 minutes',
    isEarned: ({ recent }) => recent.some(({ timeSpent }) => timeSpent < 300),
  },
];
