import type { EventData, Position } from '../../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../../domain/kernel/ids.ts';

/** ok: its events are in the log. fail: they are not. unknown: either, until it is told again. */
export type Outcome = 'ok' | 'fail' | 'unknown';

export type Try = {
  /** Milliseconds of the harness' own clock. */
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
};

/** An event that an operation stores when it is carried out. */
export type PlannedEvent = {
  readonly type: string;
  /** Undefined where the product chooses it and has not told it. */
  readonly stream: StreamName | undefined;
  /** What its data must hold, among other things. */
  readonly data: EventData;
};

/** One wish of one client, with every try to have it carried out. */
export type Operation = {
  readonly client: string;
  /** One, unless the client forgets between two tries what it called its wish. */
  readonly commandIds: readonly string[];
  readonly tries: readonly Try[];
  readonly events: readonly PlannedEvent[];
  /** Where the last of its events is, once that was acknowledged. */
  readonly position: Position | undefined;
};

export const outcomeOf = ({ tries }: Pick<Operation, 'tries'>): Outcome =>
  tries.at(-1)?.outcome ?? 'unknown';

export const wasUnknown = ({ tries }: Pick<Operation, 'tries'>): boolean =>
  tries.some(({ outcome }) => outcome === 'unknown');
