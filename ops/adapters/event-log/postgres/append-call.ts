import type { QueryConfig } from 'pg';
import type { Instant } from '../../../../domain/kernel/time.ts';
import type { Append } from '../../../../domain/ports/event-log.ts';

/** An append with its events as the JSON texts that will be sent. */
export type EncodedAppend = {
  readonly append: Append;
  readonly events: readonly string[];
  /** Characters: enough to bound a batch by. */
  readonly size: number;
};

/** As the log function counts: -1 for a stream that is not there. */
export const expectedNumber = ({ expected }: Append): number =>
  expected === 'none' ? -1 : expected;

/** Throws `RangeError` for an append of nothing. */
export const encodeAppend = (append: Append): EncodedAppend => {
  if (append.events.length === 0) throw new RangeError('An append needs an event');
  const expected = expectedNumber(append);
  const events = append.events.map((event, index) =>
    JSON.stringify({
      ...event,
      stream: append.stream,
      expected,
      revision: expected + 1 + index,
    }),
  );
  return { append, events, size: events.reduce((sum, text) => sum + text.length, 0) };
};

/** The call of `log.append` for a batch whose members are all of different streams. */
export const appendCall = (
  batch: readonly EncodedAppend[],
  at: Instant | undefined,
): QueryConfig => {
  const events = batch.flatMap((member) => member.events);
  return {
    name: 'log append',
    text: 'select log.append($1, $2, $3) as reply',
    values: [at ?? null, `[${events.join()}]`, events.length],
  };
};
