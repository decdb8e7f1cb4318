import { type Lived, livedDays, upToEndOf } from '../../domain/analytics/lived-days.ts';
import { heldItems } from '../../domain/draws/held-items.ts';
import { type CalendarDay, dayIn, daysBetween, type TimeZone } from '../../domain/kernel/time.ts';
import type { SignedIn } from '../plugins/policy.ts';
import type { ApiContext } from '../server/context.ts';
import { learnersDay } from '../server/learners-now.ts';
import { Refused } from '../server/refused.ts';
import { ReadModelBehind } from '../server/unavailable.ts';
import { learnersEvents } from './learners-events.ts';

/** The read models that know where a learner is, and where their events stand. */
export const pastReads = ['accounts', 'audit'] as const;

export type LearnersPast = {
  readonly day: CalendarDay;
  /** The learner's own today. */
  readonly today: CalendarDay;
  readonly firstDay: CalendarDay;
  readonly timeZone: TimeZone;
  /** In log order, up to the end of the day. */
  readonly lived: readonly Lived[];
  readonly later: readonly Lived[];
  /** On an open exam: why its key was corrected is told after it. */
  readonly isHeld: IsHeld;
};
export type IsHeld = (itemId: string) => boolean;

type Wanted = {
  /** Today when absent. */
  readonly day: CalendarDay | undefined;
  /** Where in the request it stands. */
  readonly field: string;
};

const checkDay = (
  { day, field }: Wanted,
  firstDay: CalendarDay,
  today: CalendarDay,
): CalendarDay => {
  if (day === undefined) return today;
  if (day > today) {
    throw new Refused({ code: 'InvalidRequest', field, right: `Use a day up to today, ${today}` });
  }
  if (day < firstDay) {
    const right = `Use a day from ${firstDay} on: before it there was no account`;
    throw new Refused({ code: 'InvalidRequest', field, right });
  }
  return day;
};

/**
 * One learner's events up to the end of a day, and those after it. Of today it is all there is,
 * also what happened in a zone where it is tomorrow already. Throws `Refused` for a day before the
 * account or in the future, and `LogUnavailable`.
 */
export const learnersPast = async (
  { world, inTurn, holds }: ApiContext,
  session: SignedIn,
  wanted: Wanted,
): Promise<LearnersPast> => {
  const { database, clock, commands, timeTravel } = world;
  const today = learnersDay(session, clock.instant());
  const source = { database, log: commands.log, types: timeTravel.types };
  // In turn, so that a slider moved fast asks for one fold at a time.
  const events = await inTurn(`past-${session.accountId}`, () =>
    learnersEvents(source, session.accountId),
  );
  const all = livedDays(events);
  const [opened] = all;
  const last = all.at(-1);
  if (!opened || !last) throw new ReadModelBehind('audit');
  // Whoever lives further west by now opened the account the day before, by that clock.
  const openedHere = dayIn(last.timeZone, opened.at);
  const firstDay = daysBetween(openedHere, opened.day) > 0 ? openedHere : opened.day;
  const day = checkDay(wanted, firstDay, today);
  const lived = day === today ? all : upToEndOf(day, all);
  const later = day === today ? [] : all.filter((one) => one.day > day);
  const held = heldItems(await holds.elsewhere(session.accountId));
  return {
    day,
    today,
    firstDay,
    timeZone: (lived.at(-1) ?? last).timeZone,
    lived,
    later,
    isHeld: (itemId) => held.has(itemId),
  };
};
