export type Achievement = {
  readonly name: string;
  readonly rule: string;
  readonly earned: boolean;
};

export type AchievementFacts = {
  readonly quizzesTaken: number;
  readonly highestStreak: number;
  readonly flashcardsReviewed: number;
  /** The last ten, newest first: percent and seconds. */
  readonly recent: readonly { readonly score: number; readonly timeSpent: number }[];
};

/** The six achievements of the product, in the order it shows them. */
export const achievementsOf = (facts: AchievementFacts): readonly Achievement[] => [
  { name: 'First Quiz', rule: 'Finish one quiz', earned: facts.quizzesTaken >= 1 },
  { name: 'Week Warrior', rule: 'Study 7 days in a row', earned: facts.highestStreak >= 7 },
  {
    name: 'Quiz Master',
    rule: 'Score 90% or more in 5 of your recent quizzes',
    earned: facts.recent.filter(({ score }) => score >= 90).length >= 5,
  },
  {
    name: 'Flashcard Fan',
    rule: 'Review 100 flashcards',
    earned: facts.flashcardsReviewed >= 100,
  },
  { name: 'Consistent Learner', rule: 'Study 30 days in a row', earned: facts.highestStreak >= 30 },
  {
    name: 'Speed Demon',
    rule: 'Finish a quiz in under 5 minutes',
    earned: facts.recent.some(({ timeSpent }) => timeSpent < 300),
  },
];
