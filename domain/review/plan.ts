import {
  addDays,
  type CalendarDay,
  daysBetween,
  type Weekday,
  weekdayNameOf,
} from '../kernel/time.ts';
import { finalWindow, type StudyDay } from './final-window.ts';
import { intervalDays, type Memory, memoryAfter, retrievability } from './memory.ts';
import { modelOn } from './memory-models.ts';
import type { Schedule } from './schedule.ts';

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

/**
 * A card as it will stand if every planned review goes well. Its days are counted from the first
 * of the plan: hundreds of cards are compared for each of hundreds of days, and dates are slow.
 */
type Course = Memory & {
  readonly itemId: string;
  /** Negative before the plan begins. */
  readonly seenAt: number;
  readonly dueAt: number;
  readonly comesBack: boolean;
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

/** The exam that is planned toward, its day and the first of its last week counted as courses are. */
type Exam = {
  readonly examDay: CalendarDay;
  readonly examAt: number;
  readonly windowFrom: number;
};

const timeOf = (
  wish: PlanWish,
): { readonly days: readonly StudyDay[]; readonly exam: Exam | null } => {
  const { today, examDay, cards, horizonDays } = wish;
  if (examDay === null || examDay <= today)
    return { days: studyDays(wish, horizonDays), exam: null };
  const examAt = daysBetween(today, examDay);
  const days = studyDays(wish, examAt);
  return { days, exam: { examDay, examAt, windowFrom: finalWindow(days, cards.length) } };
};

/** A card that was missed last is not seen: it waits to be answered again. */
const isSeenSince = ({ seenAt, dueAt }: Pick<Course, 'seenAt' | 'dueAt'>, from: number): boolean =>
  seenAt >= from && dueAt > seenAt;

type Need = { readonly on: number; readonly seenFrom: number | null };

/** Sorts the needier first: what the window has not seen, then what is closest to being forgotten. */
const byNeed = ({ on, seenFrom }: Need) => {
  const seen = (course: Course) => Number(seenFrom !== null && isSeenSince(course, seenFrom));
  // The chance to remember falls with the days since the last review in units of stability.
  const wait = ({ seenAt, stability }: Course) => Math.max(0, on - seenAt) / stability;
  return (one: Course, other: Course): number => seen(one) - seen(other) || wait(other) - wait(one);
};

/** So many of the neediest, in order; a few are taken of hundreds, so the rest is never sorted. */
const neediest = (
  courses: readonly Course[],
  { count, ...need }: Need & { readonly count: number },
): readonly Course[] => {
  const compare = byNeed(need);
  const taken: Course[] = [];
  for (const course of courses) {
    const last = taken[count - 1];
    if (last && compare(course, last) >= 0) continue;
    const place = taken.findLastIndex((other) => compare(other, course) <= 0) + 1;
    taken.splice(place, 0, course);
    taken.length = Math.min(taken.length, count);
  }
  return taken;
};

type Room = { readonly at: number; readonly capacity: number };

/** Due cards first; room that is left before the exam goes to what would not come back by itself. */
const chosenOn = (
  { at, capacity }: Room,
  courses: readonly Course[],
  exam: Exam | null,
): readonly Course[] => {
  if (capacity === 0) return [];
  const isLast = exam !== null && at >= exam.windowFrom;
  const seenFrom = isLast ? exam.windowFrom : null;
  const due = courses.filter(({ dueAt }) => dueAt <= at);
  const first = neediest(due, { on: at, seenFrom, count: capacity });
  if (!isLast || first.length === capacity) return first;
  const unseen = courses.filter(
    (course) => course.dueAt > at && !isSeenSince(course, exam.windowFrom),
  );
  const count = capacity - first.length;
  return [...first, ...neediest(unseen, { on: exam.examAt, seenFrom, count })];
};

const reviewed = (course: Course, day: CalendarDay, at: number): Course => {
  const model = modelOn(day);
  const elapsedDays = Math.max(0, at - course.seenAt);
  const memory = memoryAfter(model, { memory: course, elapsedDays, grade: 'good' });
  const dueAt = at + intervalDays(model, memory);
  return { itemId: course.itemId, ...memory, seenAt: at, dueAt, comesBack: true };
};

const meanRecall = (courses: readonly Course[], { examDay, examAt }: Exam): number => {
  const model = modelOn(examDay);
  const chances = courses.map((course) => retrievability(model, course, examAt - course.seenAt));
  return chances.reduce((sum, chance) => sum + chance, 0) / courses.length;
};

/** In one order whatever the order they came in: sorting by need is stable. */
const coursesOf = ({ cards, today }: PlanWish, exam: Exam | null): readonly Course[] =>
  cards.toSorted(byItem).map(({ itemId, schedule }) => {
    const { stability, difficulty, reviewedOn, dueOn } = schedule;
    const seenAt = daysBetween(today, reviewedOn);
    const dueAt = daysBetween(today, dueOn);
    const comesBack = exam !== null && isSeenSince({ seenAt, dueAt }, exam.windowFrom);
    return { itemId, stability, difficulty, seenAt, dueAt, comesBack };
  });

/**
 * Which cards come back on which day: never more than a day's minutes hold, nothing on days off,
 * the most forgotten first. The last week before the exam (longer where there are many cards)
 * fills up with cards that were not seen in it. Every planned review is assumed to go well.
 */
export const planReviews = (wish: PlanWish): ReviewPlan => {
  const { days, exam } = timeOf(wish);
  const before = coursesOf(wish, exam);
  const courses = new Map(before.map((course) => [course.itemId, course]));
  const planned = days.map((studyDay, at): DayPlan => {
    const { day, capacity } = studyDay;
    const chosen = chosenOn({ at, capacity }, [...courses.values()], exam);
    for (const course of chosen) courses.set(course.itemId, reviewed(course, day, at));
    return { ...studyDay, itemIds: chosen.map(({ itemId }) => itemId) };
  });
  const after = [...courses.values()];
  return {
    days: planned,
    leftOut: exam ? after.filter((one) => !one.comesBack).map(({ itemId }) => itemId) : [],
    remembered:
      exam && before.length > 0
        ? { withPlan: meanRecall(after, exam), withoutReview: meanRecall(before, exam) }
        : null,
  };
};
