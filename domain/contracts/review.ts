import { z } from 'zod';
import { calendarDay, weekday } from '../kernel/time.ts';
import { answerDetail, examName, question, seconds, userAnswer } from './quiz.ts';

/** How well an answer was remembered; `again` is a miss. */
const grades = ['again', 'hard', 'good', 'easy'] as const;
export const grade = z.enum(grades);
export type Grade = z.infer<typeof grade>;

/** What a learner may say of an answer that was right. */
export const recallGrade = z.enum(['hard', 'good', 'easy'], { error: 'Use hard, good or easy' });
export type RecallGrade = z.infer<typeof recallGrade>;

export const dailyMinutes = { min: 5, max: 240, default: 20 } as const;

const minutesADay = z
  .int(`Use whole minutes from ${dailyMinutes.min} to ${dailyMinutes.max}`)
  .min(dailyMinutes.min, `Use ${dailyMinutes.min} to ${dailyMinutes.max} minutes`)
  .max(dailyMinutes.max, `Use ${dailyMinutes.min} to ${dailyMinutes.max} minutes`);

const daysOff = z
  .array(weekday)
  .max(6, 'Leave at least one day to study')
  .refine((days) => new Set(days).size === days.length, 'Name each day once');

export const studyPlanBody = z.strictObject({
  /** An exam of the learner's field; the field's first when left out. */
  exam: examName.optional(),
  examDay: calendarDay.nullable(),
  minutesADay,
  daysOff,
});
export type StudyPlanBody = z.infer<typeof studyPlanBody>;

export const studyPlan = z.object({
  /** False while the learner has not chosen: these are the defaults then. */
  isSet: z.boolean(),
  exam: z.string().nullable(),
  examDay: calendarDay.nullable(),
  minutesADay: z.int(),
  daysOff: z.array(weekday),
});
export type StudyPlan = z.infer<typeof studyPlan>;

const plannedDay = z.object({
  day: calendarDay,
  cards: z.int(),
  minutes: z.int(),
  isDayOff: z.boolean(),
});
export type PlannedDay = z.infer<typeof plannedDay>;

/** Where a learner's review stands today and how it goes on. */
export const reviewOverview = z.object({
  today: calendarDay,
  plan: studyPlan,
  /** Every card of the learner's field. */
  cards: z.int(),
  /** Due today or earlier. */
  due: z.int(),
  /** Of them, what today's minutes still hold. */
  planned: z.int(),
  plannedMinutes: z.int(),
  doneToday: z.int(),
  secondsPerCard: z.int(),
  /** Today and the days after it, fourteen at the most and none from the exam on. */
  days: z.array(plannedDay),
  /** Null without an exam day ahead or without cards. Percent. */
  forecast: z.object({ day: calendarDay, withPlan: z.int(), withoutReview: z.int() }).nullable(),
  /** Cards that the minutes do not bring back before the exam; 0 without an exam day. */
  leftOut: z.int(),
  /** More is due than the minutes hold for days to come; null where it is not so. */
  overload: z
    .object({
      /** Due today beyond today's minutes. */
      waiting: z.int(),
      /** When nothing is left due, misses counted in; null where that is not in sight. */
      caughtUpOn: calendarDay.nullable(),
    })
    .nullable(),
  /** The next day on which a card comes back; null without cards. */
  nextDay: calendarDay.nullable(),
});
export type ReviewOverview = z.infer<typeof reviewOverview>;

export const reviewQuestionsQuery = z.strictObject({
  /** What is due beyond today's minutes as well. */
  beyond: z.enum(['true', 'false']).optional(),
});
export const reviewQuestions = z.array(question);

export const reviewAnswerBody = z.strictObject({ userAnswer, seconds });
export type ReviewAnswerBody = z.infer<typeof reviewAnswerBody>;

export const reviewAnswered = z.object({
  correct: z.boolean(),
  /** Absent where an answer is right or wrong. */
  points: z.int().optional(),
  maxPoints: z.int().optional(),
  answer: answerDetail,
  /** The learner's day of this answer; a rating names it. */
  day: calendarDay,
  /** Days until it comes back by what the learner says of it; null when it was missed. */
  intervals: z.object({ hard: z.int(), good: z.int(), easy: z.int() }).nullable(),
});
export type ReviewAnswered = z.infer<typeof reviewAnswered>;

export const reviewRatingBody = z.strictObject({ day: calendarDay, rating: recallGrade });
export type ReviewRatingBody = z.infer<typeof reviewRatingBody>;

export const reviewRated = z.object({ rating: recallGrade });

/** The address of the calendar; null while there is none. */
export const calendarFeed = z.object({ url: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeed>;
