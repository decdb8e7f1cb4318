import type { Problem } from '../../../domain/contracts/problem.ts';

/** What a client is told instead of what it asked for. */
export type ProblemAnswer = {
  readonly status: number;
  readonly problem: Problem;
  /** Seconds. */
  readonly retryAfter?: number;
};
