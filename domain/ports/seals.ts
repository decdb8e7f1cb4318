import type { Position } from '../kernel/envelope.ts';
import type { Instant } from '../kernel/time.ts';

/** A checkpoint of the hash chain over all events: whoever has it knows every event up to there. */
export type Seal = {
  /** Events that earlier seals cover, and events up to the end of this one. */
  readonly first: number;
  readonly count: number;
  /** Of the last event it covers. */
  readonly position: Position;
  /** SHA-256 of the chain up to there, as hexadecimal digits. */
  readonly hash: string;
  /** The first eight bytes of the chain after each of its events: they name the one that was changed. */
  readonly trail: Uint8Array;
  readonly at: Instant;
};

export type StoredSeal = Seal & {
  readonly keyId: string;
  /** Whether that key is known, and the signature is one of it over what the seal says. */
  readonly isSigned: boolean;
};

export type SealKey = {
  readonly id: string;
  /** As PEM. */
  readonly publicKey: string;
};

/** How a check of the whole chain ended. */
export type SealCheck = {
  readonly at: Instant;
  /** Of the last seal that was looked at. */
  readonly upTo: Position;
  readonly isIntact: boolean;
  /** For people: how many events are as they were sealed, or which one is not. */
  readonly says: string;
};

/** Where seals are kept: outside the log and outside the read models. */
export type Seals = {
  /** What signs now. */
  readonly key: SealKey;
  /** Of every key that is believed, in the order in which they signed; the last one signs now. */
  readonly keyIds: readonly string[];
  readonly last: () => Promise<StoredSeal | undefined>;
  /** In the order of the log. */
  readonly all: () => AsyncIterable<StoredSeal>;
  /** Signs it and keeps it. Throws when another process sealed the same events. */
  readonly add: (seal: Seal) => Promise<void>;
  readonly lastCheck: () => Promise<SealCheck | undefined>;
  readonly noteCheck: (check: SealCheck) => Promise<void>;
};
