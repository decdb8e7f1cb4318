import type { Decider } from '../kernel/decider.ts';
import { accepted } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { OperationEvent } from './events.ts';

export type AskForRetry = {
  readonly type: 'AskForRetry';
  readonly name: string;
  readonly at: Instant;
  readonly reason: string | null;
};

/** Who asked when for another try, and why: for the auditor; what stopped is in no event. */
export const retries: Decider<null, AskForRetry, OperationEvent, never> = {
  initial: null,
  decide: ({ type: _, ...data }) => accepted([{ type: 'RetryAsked', data }]),
  evolve: () => null,
};
