import type { Grade } from '../contracts/review.ts';
import { addDays, type CalendarDay, daysBetween } from '../kernel/time.ts';
import { intervalDays, type Memory, memoryAfter } from './memory.ts';
import { modelOn } from './memory-models.ts';

/** Where one card stands between two answers. */
export type Schedule = Memory & {
  readonly reviewedOn: CalendarDay;
  readonly dueOn: CalendarDay;
  readonly answers: number;
  /** Times it was missed. */
  readonly lapses: number;
  /** The memory model of the last answer. */
  readonly model: string;
};

/** A day before the last answer (the learner travelled west) counts as the same day. */
const elapsed = (since: CalendarDay, day: CalendarDay): number =>
  Math.max(0, daysBetween(since, day));

/** The card after an answer of that day; what was missed is due again the same day. */
export const scheduleAfter = (
  before: Schedule | null,
  grade: Grade,
  day: CalendarDay,
): Schedule => {
  const model = modelOn(day);
  const elapsedDays = before ? elapsed(before.reviewedOn, day) : 0;
  const memory = memoryAfter(model, { memory: before, elapsedDays, grade });
  return {
    stability: memory.stability,
    difficulty: memory.difficulty,
    reviewedOn: day,
    dueOn: grade === 'again' ? day : addDays(day, intervalDays(model, memory)),
    answers: (before?.answers ?? 0) + 1,
    lapses: (before?.lapses ?? 0) + (grade === 'again' ? 1 : 0),
    model: model.version,
  };
};

/** Days until the card comes back, by what the learner says of a right answer. */
export const intervalsOn = (before: Schedule, day: CalendarDay) => {
  const after = (grade: Grade): number => daysBetween(day, scheduleAfter(before, grade, day).dueOn);
  return { hard: after('hard'), good: after('good'), easy: after('easy') };
};
