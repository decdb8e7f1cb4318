import type { AccountId, AttemptId, CommandId, SheetId } from '../kernel/ids.ts';
import type { RandomSource } from '../kernel/random.ts';

/** Where the randomness of the product comes from: ids of 122 bits or more. */
export type Identifiers = {
  readonly account: () => AccountId;
  readonly attempt: () => AttemptId;
  /** Of cards that are shown for review. */
  readonly sheet: () => SheetId;
  readonly command: () => CommandId;
  /** The same wish of the same person again: one command id. */
  readonly commandOf: (person: string, idempotencyKey: string) => CommandId;
  /** Ten letters and digits, to be read aloud and typed. */
  readonly referralCode: () => string;
  /** 32 bits, for drawing a paper. */
  readonly seed: () => number;
  /** A number in [0, 1) of 48 bits that nobody can foretell from others: for the order of a paper's options. */
  readonly chance: RandomSource;
};
