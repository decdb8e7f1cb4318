import type { Rescoring } from '../attempt/events.ts';
import type { AchievementName } from '../contracts/achievements.ts';
import type { RecallData } from '../flashcard/events.ts';
import type { AccountId, AttemptId } from '../kernel/ids.ts';
import type { CalendarDay } from '../kernel/time.ts';
import type { HandedIn } from '../progress/handed-in.ts';
import { extendStreak, type Streak } from '../progress/streak.ts';
import { achievementRules } from './achievements.ts';

type Recent = {
  readonly attemptId: AttemptId;
  /** Null where there is none. */
  readonly score: number | null;
  readonly timeSpent: number;
};

/** What one learner has earned, and the little that deciding it again needs. */
export type EarnedAchievements = {
  readonly learnerId: AccountId;
  readonly quizzesTaken: number;
  /** Undefined before the first quiz: flashcards alone are no day of study. */
  readonly streak: Streak | undefined;
  readonly flashcardsReviewed: number;
  /** Newest first, ten at the most. */
  readonly recent: readonly Recent[];
  /** In the order they were earned; what was earned stays, whatever comes after. */
  readonly earned: readonly { readonly name: AchievementName; readonly day: CalendarDay }[];
  readonly announced: readonly AchievementName[];
};

const recentAtMost = 10;

type AchievementFacts = Omit<EarnedAchievements, 'earned'>;

type Earning = {
  readonly before: EarnedAchievements['earned'];
  /** Of what is earned now. */
  readonly day: CalendarDay;
};

const withEarned = (
  { announced, ...standing }: AchievementFacts,
  { before, day }: Earning,
): EarnedAchievements => {
  const facts = { ...standing, highestStreak: standing.streak?.best ?? 0 };
  const known = new Set(before.map(({ name }) => name));
  const fresh = achievementRules
    .filter(({ name, isEarned }) => !known.has(name) && isEarned(facts))
    .map(({ name }) => ({ name, day }));
  return { ...standing, earned: [...before, ...fresh], announced };
};

/** After one more quiz or simulation; what it earns is dated with its day. */
export const afterQuiz = (
  before: EarnedAchievements | undefined,
  { learnerId, attemptId, day, score, timeSpent }: HandedIn,
): EarnedAchievements => {
  const streak = extendStreak(before?.streak, day);
  return withEarned(
    {
      learnerId,
      quizzesTaken: (before?.quizzesTaken ?? 0) + 1,
      streak,
      flashcardsReviewed: before?.flashcardsReviewed ?? 0,
      recent: [{ attemptId, score, timeSpent }, ...(before?.recent ?? [])].slice(0, recentAtMost),
      announced: before?.announced ?? [],
    },
    { before: before?.earned ?? [], day: streak.lastDay },
  );
};

const nothingYet = (learnerId: AccountId): EarnedAchievements => ({
  learnerId,
  quizzesTaken: 0,
  streak: undefined,
  flashcardsReviewed: 0,
  recent: [],
  earned: [],
  announced: [],
});

/** After a flashcard that counts; what it earns is dated with its day. */
export const afterFlashcard = (
  before: EarnedAchievements | undefined,
  { learnerId, day }: Pick<RecallData, 'learnerId' | 'day'>,
): EarnedAchievements => {
  const { earned, ...standing } = before ?? nothingYet(learnerId);
  const flashcardsReviewed = standing.flashcardsReviewed + 1;
  return withEarned({ ...standing, flashcardsReviewed }, { before: earned, day });
};

/** A review that was taken back counts no more; what it earned stays. */
export const withoutFlashcard = (before: EarnedAchievements): EarnedAchievements => ({
  ...before,
  flashcardsReviewed: Math.max(0, before.flashcardsReviewed - 1),
});

/** After a score counted anew, which may earn something for what was done by the last day studied. */
export const afterRescoring = (
  before: EarnedAchievements,
  { attemptId, after }: Rescoring,
): EarnedAchievements => {
  const { earned, ...standing } = before;
  const recent = standing.recent.map((quiz) =>
    quiz.attemptId === attemptId && quiz.score !== null ? { ...quiz, score: after.score } : quiz,
  );
  // A rescored quiz was studied, so there is a last day.
  const day = standing.streak?.lastDay;
  if (day === undefined) return before;
  return withEarned({ ...standing, recent }, { before: earned, day });
};

export const afterAnnouncement = (
  before: EarnedAchievements,
  name: AchievementName,
): EarnedAchievements => ({
  ...before,
  announced: before.announced.includes(name) ? before.announced : [...before.announced, name],
});
