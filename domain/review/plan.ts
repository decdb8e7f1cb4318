import {
  addDays,
  type CalendarDay,
  daysBetween,
  type Weekday,
  weekdayNameOf,
} from '../kernel/time.ts';
import { chosenOn } from './choose-cards.ts';
import { answered, coursesOf, type Exam, meanRecall, type PlannedCard } from './course.ts';
import { finalWindow, type StudyDay } from './final-window.ts';
import { forecastOf } from './forecast.ts';

export type Pace = {
  readonly minutesADay: number;
  /** 1 or more. */
  readonly secondsPerCard: number;
  /** Of today's minutes, already spent. */
  readonly secondsSpentToday: number;
};

export type PlanRequest = Pace & {
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
  /** The first day at whose end nothing is left due, misses counted in; null where none is in sight. */
  readonly caughtUpOn: CalendarDay | null;
};

const studyDay = (wish: PlanRequest, at: number, secondsSpent: number): StudyDay => {
  const { today, daysOff, minutesADay, secondsPerCard } = wish;
  const day = addDays(today, at);
  const isDayOff = daysOff.includes(weekdayNameOf(day));
  const seconds = minutesADay * 60 - secondsSpent;
  const capacity = isDayOff ? 0 : Math.max(0, Math.floor(seconds / secondsPerCard));
  return { day, isDayOff, capacity };
};

const studyDays = (wish: PlanRequest, length: number): readonly StudyDay[] =>
  Array.from({ length }, (_, at) => studyDay(wish, at, at === 0 ? wish.secondsSpentToday : 0));

type Time = { readonly days: readonly StudyDay[]; readonly exam: Exam | null };

const timeOf = (wish: PlanRequest): Time => {
  const { today, examDay, cards, horizonDays } = wish;
  if (examDay === null || examDay <= today)
    return { days: studyDays(wish, horizonDays), exam: null };
  const examAt = daysBetween(today, examDay);
  const roomOn = (at: number): number => studyDay(wish, at, 0).capacity;
  const windowFrom = finalWindow({ examAt, cards: cards.length, roomOn });
  return { days: studyDays(wish, examAt), exam: { examDay, examAt, windowFrom } };
};

/**
 * Which cards come back on which day: never more than a day's minutes hold, nothing on days off,
 * the most forgotten first. The last week before the exam (longer where there are many cards)
 * fills up with cards that were not seen in it. The days are planned as if every answer went well;
 * what is remembered, and when one has caught up, counts with what will be forgotten on the way.
 */
export const planReviews = (wish: PlanRequest): ReviewPlan => {
  const { days, exam } = timeOf(wish);
  const before = coursesOf(wish, exam);
  const courses = new Map(before.map((course) => [course.itemId, course]));
  const planned = days.map((studyDay, at): DayPlan => {
    const { day, capacity } = studyDay;
    const chosen = chosenOn({ at, capacity }, [...courses.values()], exam);
    for (const course of chosen) {
      courses.set(course.itemId, answered(course, { grade: 'good', day, at }));
    }
    return { ...studyDay, itemIds: chosen.map(({ itemId }) => itemId) };
  });
  const after = [...courses.values()];
  const { remembered, caughtUpAt } = forecastOf({ days, exam, courses: before });
  return {
    days: planned,
    leftOut: exam ? after.filter((one) => !one.comesBack).map(({ itemId }) => itemId) : [],
    remembered:
      exam && remembered !== null
        ? { withPlan: remembered, withoutReview: meanRecall(before, exam) }
        : null,
    caughtUpOn: caughtUpAt === undefined ? null : addDays(wish.today, caughtUpAt),
  };
};
