import type { AccountId } from '../../domain/kernel/ids.ts';
import { dayIn } from '../../domain/kernel/time.ts';
import type { QuizKind } from '../../domain/test-mode/life/calendar.ts';
import { lifeZone } from '../../domain/test-mode/life/learner.ts';
import { type Life, liveLife } from '../../domain/test-mode/life/live.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { bulkIds } from './bulk-ids.ts';
import type { FieldToStudy } from './fields-to-study.ts';

export type BulkWish = { readonly learners: number; readonly months: number };

export type BulkLearner = {
  readonly accountId: AccountId;
  readonly eventId: (commandId: string, index: number) => string;
  /** Made up when it is asked for. */
  readonly live: () => Life;
};

const daysAMonth = 30;
const quizzesAMonth = 10;

/** Of ten quizzes; every second ten hold an exam. */
const tenKinds: readonly QuizKind[] = [
  ...(['practice', 'timed', 'tutor', 'practice', 'custom'] as const),
  ...(['practice', 'timed', 'practice', 'custom', 'timed'] as const),
];

const kindsOf = (months: number): readonly QuizKind[] =>
  Array.from({ length: months * quizzesAMonth }, (_, place) =>
    place % 20 === 13 ? 'exam' : (tenKinds[place % tenKinds.length] ?? 'practice'),
  );

/** Items: enough for a quiz of new ones. */
const choosesFrom = 120;

const tiers = ['free', 'free', 'monthly', 'annual'] as const;

/** Learners by number, each in a field of their own; the same number is the same learner. */
export const bulkLearners = (
  fields: readonly FieldToStudy[],
  { learners, months }: BulkWish,
): readonly BulkLearner[] => {
  const until = dayIn(lifeZone, systemClock.instant());
  const kinds = kindsOf(months);
  return Array.from({ length: learners }, (_, place) => {
    const username = `seed${String(place + 1).padStart(6, '0')}`;
    const named = bulkIds(username);
    const accountId = named.accountId as AccountId;
    const own = fields[place % fields.length];
    if (!own) throw new Error('There is no field to study');
    const tier = tiers[place % tiers.length] ?? 'free';
    const about = { accountId, username, field: own.field, until, tier, kinds };
    const wish = {
      ...about,
      days: months * daysAMonth,
      isPaying: false,
      keepsPro: false,
      isAdmin: false,
      savesAnswers: true,
      choosesFrom,
    };
    return { ...named, accountId, live: () => liveLife(wish, own.bank, named.ids) };
  });
};
