import type { AccountId } from '../kernel/ids.ts';
import type { CalendarDay } from '../kernel/time.ts';
import type { QuizKind } from './life/calendar.ts';
import type { LifeWish } from './life/live.ts';
import type { SampleLearner, Tester } from './testers.ts';

/** A tester begins so many days before the first sign-in; what they lived ends on its eve. */
const testerDays = 56;

/** The ten quizzes of a tester; where a field has a clinical simulation it is one of them. */
const testersQuizzes: readonly QuizKind[] = [
  ...(['practice', 'timed', 'tutor', 'exam', 'practice'] as const),
  ...(['timed', 'custom', 'simulation', 'timed', 'practice'] as const),
];

const sampleDays = 40;
const sampleQuizzes: readonly QuizKind[] = ['practice', 'timed', 'custom', 'practice'];

/** The whole life of a tester, as it is on the day of their first sign-in. */
export const testerLife = (
  { username, type, field }: Tester,
  { accountId, until }: { readonly accountId: AccountId; readonly until: CalendarDay },
): LifeWish => ({
  accountId,
  username,
  field,
  until,
  days: testerDays,
  kinds: testersQuizzes,
  tier: 'annual',
  isPaying: true,
  keepsPro: true,
  isAdmin: type === 'admin',
  savesAnswers: true,
});

const tiers = ['free', 'monthly', 'free', 'annual'] as const;

/** In outline: somebody in an admin's list. */
export const sampleLife = (
  { username, field }: SampleLearner,
  {
    accountId,
    until,
    place,
  }: { readonly accountId: AccountId; readonly until: CalendarDay; readonly place: number },
): LifeWish => ({
  accountId,
  username,
  field,
  until,
  days: sampleDays,
  kinds: sampleQuizzes,
  tier: tiers[place % tiers.length] ?? 'free',
  isPaying: true,
  keepsPro: false,
  isAdmin: false,
  savesAnswers: false,
});
