import type { AccountId } from '../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../domain/kernel/time.ts';
import type { QuizKind } from '../../domain/test-mode/life/calendar.ts';
import { type Life, liveLife } from '../../domain/test-mode/life/live.ts';
import { bulkIds } from './bulk-ids.ts';
import type { FieldToStudy } from './fields-to-study.ts';

/** How long each lives, up to when, and what there is to study. */
export type BulkWish = {
  readonly months: number;
  /** The first day that is not lived any more. */
  readonly until: CalendarDay;
  readonly fields: readonly FieldToStudy[];
};

export type BulkLearner = {
  readonly accountId: AccountId;
  readonly eventId: (commandId: string, index: number) => string;
  readonly life: Life;
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

const usernameOf = (place: number): string => `seed${String(place + 1).padStart(6, '0')}`;

/** Learners are known by number; the same number is the same learner. */
export const bulkAccount = (place: number): AccountId =>
  bulkIds(usernameOf(place)).accountId as AccountId;

/** Makes up the learner of this number, each in a field of their own. */
export const bulkLearner = ({ months, until, fields }: BulkWish, place: number): BulkLearner => {
  const username = usernameOf(place);
  const { accountId: id, ids, eventId } = bulkIds(username);
  const own = fields[place % fields.length];
  if (!own) throw new Error('There is no field to study');
  const accountId = id as AccountId;
  const wish = {
    accountId,
    username,
    field: own.field,
    until,
    tier: tiers[place % tiers.length] ?? 'free',
    kinds: kindsOf(months),
    days: months * daysAMonth,
    isPaying: false,
    keepsPro: false,
    isAdmin: false,
    savesAnswers: true,
    choosesFrom,
  };
  return { accountId, eventId, life: liveLife(wish, own.bank, ids) };
};
