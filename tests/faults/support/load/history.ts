import type { SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import type { Operation } from './operation.ts';

export type Submission = {
  readonly learnerId: AccountId;
  readonly position: Position;
  readonly result: SubmittedAttempt;
};

/** Everything that was asked and told, written down outside of the process that is killed. */
export type History = {
  readonly operations: Operation[];
  /** Acknowledged, in the order of each learner. */
  readonly submissions: Submission[];
  /** Answers that no crash excuses. */
  readonly complaints: string[];
};

export const emptyHistory = (): History => ({ operations: [], submissions: [], complaints: [] });
