import type { Grade } from '../contracts/review.ts';
import { type CalendarDay, daysBetween } from '../kernel/time.ts';
import { lastDays } from './final-window.ts';
import { intervalDays, type Memory, memoryAfter, retrievability } from './memory.ts';
import { modelOn } from './memory-models.ts';
import type { Schedule } from './schedule.ts';

export type PlannedCard = { readonly itemId: string; readonly schedule: Schedule };

/** The exam that is planned toward, its day and the first of its last week counted as courses are. */
export type Exam = {
  readonly examDay: CalendarDay;
  readonly examAt: number;
  /** Negative where that week has begun before the plan. */
  readonly windowFrom: number;
};

/**
 * A card as it will stand after the answers that are supposed. Its days are counted from the first
 * of the plan: hundreds of cards are compared for each of hundreds of days, and dates are slow.
 */
export type Course = Memory & {
  readonly itemId: string;
  /** Negative before the plan begins. */
  readonly seenAt: number;
  readonly dueAt: number;
  readonly comesBack: boolean;
};

/** A card that was missed last is not seen: it waits to be answered again. */
export const isSeenSince = (
  { seenAt, dueAt }: Pick<Course, 'seenAt' | 'dueAt'>,
  from: number,
): boolean => seenAt >= from && dueAt > seenAt;

const byItem = (one: PlannedCard, other: PlannedCard): number =>
  one.itemId < other.itemId ? -1 : 1;

/** In one order whatever the order they came in: sorting by need is stable. */
export const coursesOf = (
  { cards, today }: { readonly cards: readonly PlannedCard[]; readonly today: CalendarDay },
  exam: Exam | null,
): readonly Course[] =>
  cards.toSorted(byItem).map(({ itemId, schedule }) => {
    const { stability, difficulty, reviewedOn, dueOn } = schedule;
    const seenAt = daysBetween(today, reviewedOn);
    const dueAt = daysBetween(today, dueOn);
    const comesBack = exam !== null && isSeenSince({ seenAt, dueAt }, exam.examAt - lastDays.least);
    return { itemId, stability, difficulty, seenAt, dueAt, comesBack };
  });

/** The course after an answer of a day; what was missed is due again the same day. */
export const answered = (
  course: Course,
  { grade, day, at }: { readonly grade: Grade; readonly day: CalendarDay; readonly at: number },
): Course => {
  const model = modelOn(day);
  const elapsedDays = Math.max(0, at - course.seenAt);
  const memory = memoryAfter(model, { memory: course, elapsedDays, grade });
  const dueAt = grade === 'again' ? at : at + intervalDays(model, memory);
  return { itemId: course.itemId, ...memory, seenAt: at, dueAt, comesBack: true };
};

/** The chance to remember the card on that day, 0 to 1. */
export const recallOn = (course: Course, day: CalendarDay, at: number): number =>
  retrievability(modelOn(day), course, at - course.seenAt);

/** The mean chance to remember on exam day, 0 to 1. */
export const meanRecall = (courses: readonly Course[], { examDay, examAt }: Exam): number => {
  const chances = courses.map((course) => recallOn(course, examDay, examAt));
  return chances.reduce((sum, chance) => sum + chance, 0) / courses.length;
};
