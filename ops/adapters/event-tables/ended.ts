import { sqlLimits } from '../../../domain/contracts/analysts.ts';
import type { SqlOutcome } from '../../../domain/ports/event-tables.ts';

const stopped = (why: string): SqlOutcome => ({
  outcome: 'stopped',
  why: `${why} Ask for fewer days or fewer rows.`,
});

/** How a question ends that goes beyond what it may take. */
export const ended = {
  tooLong: stopped(`It took more than ${sqlLimits.seconds} s.`),
  tooMuch: stopped('It needs more memory than a question may take.'),
} as const;
