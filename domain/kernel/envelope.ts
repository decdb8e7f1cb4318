import type { AccountId, CommandId, StreamName } from './ids.ts';
import type { Instant } from './time.ts';

declare const positionBrand: unique symbol;
/**
 * Where an event stands in the whole log: opaque, of fixed width within one log, and ordered as text.
 * The empty position stands before the first event.
 */
export type Position = string & { readonly [positionBrand]: true };
export const beforeAll = '' as Position;

export const laterOf = (one: Position, other: Position): Position => {
  if (one > other) return one;
  return other;
};

/** The place of an event within its stream, counted from 0. */
export type Revision = number;

/** Who did it, to whom, and on whose wish. Ids only: nothing personal in clear. */
export type EventMeta = {
  readonly actor: AccountId | 'system';
  /** The learner the event is about; absent where it is about the product itself. */
  readonly subject?: AccountId;
  readonly commandId: CommandId;
  /** Of what a client wished where it named the command itself; nobody can tell from it what that was. */
  readonly wishDigest?: string;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly testMode?: true;
};

/** JSON-safe by construction: ISO strings, numbers, booleans, nulls, lists and records of these. */
export type EventData = Readonly<Record<string, unknown>>;

/**
 * The version of an event that stands in a stream of ours and is not as this product writes them:
 * no upcaster begins there. Its data says `why`.
 */
export const unreadableVersion = 0;

export type NewEvent = {
  /** UUIDv5 of the command id and the event's index, so that a retry names the same event. */
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly data: EventData;
  readonly meta: EventMeta;
};

export type RecordedEvent = NewEvent & {
  readonly stream: StreamName;
  readonly revision: Revision;
  readonly position: Position;
  readonly recordedAt: Instant;
};
