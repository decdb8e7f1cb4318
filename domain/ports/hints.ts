import type { Position } from '../kernel/envelope.ts';
import type { AccountId } from '../kernel/ids.ts';

/** What travels on the bus. A hint may be lost, doubled or late: it costs latency, never truth. */
export type Hint =
  /** What was away is back: whoever waits for its next try may try now. */
  | { readonly kind: 'recovered' }
  /** Somebody of this process waits for a read model: what was left for later is to be folded now. */
  | { readonly kind: 'awaited' }
  | {
      readonly kind: 'projected';
      readonly projection: string;
      readonly position: Position;
      /** Learners whose rows changed. */
      readonly subjects: readonly AccountId[];
      /** No row changed; absent where one may have. */
      readonly onlyPassed?: true;
    }
  /** Of this account, here or at another process: whoever holds one should look whether it still stands. */
  | { readonly kind: 'sessionsEnded'; readonly subject: AccountId };

export type Bus = {
  readonly publish: (hint: Hint) => void;
  /** Calls back until the returned function is called. */
  readonly listen: (listener: (hint: Hint) => void) => () => void;
  readonly close: () => Promise<void>;
};
