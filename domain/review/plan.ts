import {
  addDays,
  type CalendarDay,
  daysBetween,
  type Weekday,
  weekdayNameOf,
} from '../kernel/time.ts';
import { finalWindow, type StudyDay } from './final-window.ts';
import { recallOn, type Schedule, scheduleAfter } from './schedule.ts';

export type PlannedCard = { readonly itemId: string; readonly schedule: Schedule };

export type Pace = {
  readonly minutesADay: number;
  /** 1 or more. */
  readonly secondsPerCard: number;
  /** Of today's minutes, already spent. */
  readonly secondsSpentToday: number;
};

export type PlanWish = Pace & {
  readonly cards: readonly PlannedCard[];
  readonly today: CalendarDay;
  readonly daysOff: readonly Weekday[];
  /** Null or not after today: there is no exam to plan toward. */
  readonly examDay: CalendarDay | null;
  /** How far to look without an exam. */
  readonly horizonDays: number;
};

export type DayPlan = StudyDay & { readonly itemIds: readonly string[] };

export type ReviewPlan = {
  /** From today up to the day before the exam. */
  readonly days: readonly DayPlan[];
  /** Cards that the minutes do not bring back before the exam. */
  readonly leftOut: readonly string[];
  /** Mean chance to remember on exam day, 0 to 1; null without an exam or without cards. */
  readonly remembered: { readonly withPlan: number; readonly withoutReview: number } | null;
};

/** A card as it will stand if every planned review goes well. */
type Course = PlannedCard & { readonly comesBack: boolean };

/** Days before a day, each other day counted once: plans ask for the same few thousands of times. */
const daysSinceOn = (on: CalendarDay): ((day: CalendarDay) => number) => {
  const known = new Map<CalendarDay, number>();
  return (day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const days = Math.max(0, daysBetween(day, on));
    known.set(day, days);
    return days;
  };
};

const byItem = (one: PlannedCard, other: PlannedCard): number =>
  one.itemId < other.itemId ? -1 : 1;

const studyDays = (wish: PlanWish, length: number): readonly StudyDay[] => {
  const { today, daysOff, minutesADay, secondsPerCard, secondsSpentToday } = wish;
  return Array.from({ length }, (_, index): StudyDay => {
    const day = addDays(today, index);
    const isDayOff = daysOff.includes(weekdayNameOf(day));
    const seconds = minutesADay * 60 - (index === 0 ? secondsSpentToday : 0);
    const capacity = isDayOff ? 0 : Math.max(0, Math.floor(seconds / secondsPerCard));
    return { day, isDayOff, capacity };
  });
};

/** A card that was missed last is not seen: it waits to be answered again. */
const isSeenSince = ({ reviewedOn, dueOn }: Schedule, from: CalendarDay): boolean =>
  reviewedOn >= from && dueOn > reviewedOn;

type Need = { readonly on: CalendarDay; readonly seenFrom: CalendarDay | null };

/**
 * What was not seen since the window began first, then what is closest to being forgotten. The
 * chance to remember falls with the days since the last review in units of stability: its quotient
 * puts cards in the same order, and hundreds of them are put in order for every day of a plan.
 */
const neediest = (courses: readonly Course[], { on, seenFrom }: Need): readonly Course[] => {
  const daysSince = daysSinceOn(on);
  return courses
    .map((course) => ({
      course,
      isSeen: seenFrom !== null && isSeenSince(course.schedule, seenFrom) ? 1 : 0,
      wait: daysSince(course.schedule.reviewedOn) / course.schedule.stability,
    }))
    .sort((one, other) => one.isSeen - other.isSeen || other.wait - one.wait)
    .map(({ course }) => course);
};

type Toward = { readonly examDay: CalendarDay; readonly windowFrom: CalendarDay } | null;

/** Due cards first; room that is left before the exam goes to what would not come back by itself. */
const chosenOn = (
  { day, capacity }: StudyDay,
  courses: readonly Course[],
  toward: Toward,
): readonly Course[] => {
  if (capacity === 0) return [];
  const isLast = toward !== null && day >= toward.windowFrom;
  const seenFrom = isLast ? toward.windowFrom : null;
  const due = courses.filter(({ schedule }) => schedule.dueOn <= day);
  const first = neediest(due, { on: day, seenFrom }).slice(0, capacity);
  if (!isLast || first.length === capacity) return first;
  const unseen = courses.filter(
    ({ schedule }) => schedule.dueOn > day && !isSeenSince(schedule, toward.windowFrom),
  );
  const room = capacity - first.length;
  return [...first, ...neediest(unseen, { on: toward.examDay, seenFrom }).slice(0, room)];
};

const reviewed = (course: Course, day: CalendarDay): Course => ({
  itemId: course.itemId,
  schedule: scheduleAfter(course.schedule, 'good', day),
  comesBack: true,
});

const meanRecall = (cards: readonly PlannedCard[], day: CalendarDay): number =>
  cards.reduce((sum, { schedule }) => sum + recallOn(schedule, day), 0) / cards.length;

const towardExam = (wish: PlanWish, days: readonly StudyDay[]): Toward =>
  wish.examDay && wish.examDay > wish.today
    ? { examDay: wish.examDay, windowFrom: finalWindow(days, wish.cards.length) }
    : null;

/**
 * Which cards come back on which day: never more than a day's minutes hold, nothing on days off,
 * the most forgotten first. The last week before the exam (longer where there are many cards)
 * fills up with cards that were not seen in it. Every planned review is assumed to go well.
 */
export const planReviews = (wish: PlanWish): ReviewPlan => {
  const { cards, today, examDay, horizonDays } = wish;
  const hasExam = examDay !== null && examDay > today;
  const days = studyDays(wish, hasExam ? daysBetween(today, examDay) : horizonDays);
  const toward = towardExam(wish, days);
  const courses = new Map<string, Course>(
    // One order whatever the order they came in: sorting by need is stable.
    cards
      .toSorted(byItem)
      .map((card) => [
        card.itemId,
        { ...card, comesBack: toward !== null && isSeenSince(card.schedule, toward.windowFrom) },
      ]),
  );
  const planned = days.map((studyDay): DayPlan => {
    const chosen = chosenOn(studyDay, [...courses.values()], toward);
    for (const course of chosen) courses.set(course.itemId, reviewed(course, studyDay.day));
    return { ...studyDay, itemIds: chosen.map(({ itemId }) => itemId) };
  });
  const after = [...courses.values()];
  return {
    days: planned,
    leftOut: toward ? after.filter((one) => !one.comesBack).map(({ itemId }) => itemId) : [],
    remembered:
      toward && cards.length > 0
        ? {
            withPlan: meanRecall(after, toward.examDay),
            withoutReview: meanRecall(cards, toward.examDay),
          }
        : null,
  };
};
