import type { SubmitQuiz } from '../../domain/attempt/commands.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import { type AccountId, type AttemptId, attemptStream } from '../../domain/kernel/ids.ts';
import type { Instant, TimeZone } from '../../domain/kernel/time.ts';
import type { Act } from './effects.ts';
import type { Parking } from './parked-work.ts';
import { type Sweep, sweepOverdue, timeIsUp } from './sweep-overdue.ts';

export type Overdue = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly field: FieldCode;
  readonly timeZone: TimeZone;
};

export type OverdueWorld = {
  readonly now: () => Instant;
  /**
   * Open papers whose time was over by then, a moment of grace included, and that are not parked:
   * so many at the most, those over for longest first.
   */
  readonly overdue: (now: Instant, limit: number) => Promise<readonly Overdue[]>;
  readonly parking: Parking<Overdue>;
  readonly submit: Act<SubmitQuiz>;
};

/** Hands in the exams whose time is over, with what was saved of them, each by itself. */
export const submitOverdue = (
  { now, overdue, parking, submit }: OverdueWorld,
  signal: AbortSignal,
) => {
  const sweep: Sweep<Overdue> = {
    parking,
    overdue: (limit) => overdue(now(), limit),
    streamOf: attemptStream,
    complete: ({ attemptId, learnerId, field, timeZone }) =>
      submit(timeIsUp(attemptId), attemptId, {
        type: 'SubmitQuiz',
        attemptId,
        learnerId,
        field,
        timeZone,
        at: now(),
        answers: [],
        timeSpent: undefined,
      }),
  };
  return sweepOverdue(sweep, signal);
};
