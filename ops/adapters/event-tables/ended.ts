import type { SqlOutcome } from '../../../domain/ports/event-tables.ts';

const stopped = (why: string): SqlOutcome => ({
  outcome: 'stopped',
  why: `${why} Ask for fewer days or fewer rows.`,
});

/** How a question ends that goes beyond what it may take. */
export const ended = {
  tooLong: (seconds: number): SqlOutcome => stopped(`It took more than ${seconds} s.`),
  tooMuch: stopped('It needs more memory than a question may take.'),
} as const;
