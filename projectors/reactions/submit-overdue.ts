import type { SubmitQuiz } from '../../domain/attempt/commands.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { AccountId, AttemptId } from '../../domain/kernel/ids.ts';
import type { Instant, TimeZone } from '../../domain/kernel/time.ts';

export type Overdue = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly field: FieldCode;
  readonly timeZone: TimeZone;
};

export type OverdueWorld = {
  readonly now: () => Instant;
  /** Open papers whose time was over by then, a moment of grace included. */
  readonly overdue: (now: Instant) => Promise<readonly Overdue[]>;
  readonly send: (command: SubmitQuiz) => Promise<void>;
};

/** Hands in the exams whose time is over, with what was saved of them. Throws what its world throws. */
export const submitOverdue = async ({ now, overdue, send }: OverdueWorld): Promise<void> => {
  const at = now();
  for (const { attemptId, learnerId, field, timeZone } of await overdue(at)) {
    await send({
      type: 'SubmitQuiz',
      ...{ attemptId, learnerId, at, field, timeZone },
      answers: [],
      timeSpent: undefined,
    });
  }
};
