import type { Grade } from '../contracts/review.ts';
import { type CalendarDay, daysBetween, type Instant } from '../kernel/time.ts';
import { type Schedule, scheduleAfter } from '../review/schedule.ts';

/** Where a flashcard stands in its learner's memory, with what taking back a review needs. */
export type CardMemory = {
  /** Null before the first review. */
  readonly schedule: Schedule | null;
  /** The last reviews and what stood before each, oldest first. */
  readonly past: readonly { readonly at: Instant; readonly before: Schedule | null }[];
};

export const unseen: CardMemory = { schedule: null, past: [] };

/** Reviews of one card that can be taken back, one after the other. */
const mostUndone = 5;

export const afterRecall = (
  { schedule, past }: CardMemory,
  { grade, day, at }: { readonly grade: Grade; readonly day: CalendarDay; readonly at: Instant },
): CardMemory => ({
  schedule: scheduleAfter(schedule, grade, day),
  past: [...past, { at, before: schedule }].slice(-mostUndone),
});

/** As it stood before that review; only the last one can be taken back. */
export const afterUndo = (memory: CardMemory, reviewedAt: Instant): CardMemory => {
  const last = memory.past.at(-1);
  if (last?.at !== reviewedAt) return memory;
  return { schedule: last.before, past: memory.past.slice(0, -1) };
};

/** Days until the card comes back, by each grade; 0 is today. */
export const daysByGrade = (
  { schedule }: Pick<CardMemory, 'schedule'>,
  day: CalendarDay,
): Readonly<Record<Grade, number>> => {
  const after = (grade: Grade): number =>
    daysBetween(day, scheduleAfter(schedule, grade, day).dueOn);
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') };
};
