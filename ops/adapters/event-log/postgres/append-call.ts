import type { QueryConfig } from 'pg';
import type { Instant } from '../../../../domain/kernel/time.ts';
import type { Append } from '../../../../domain/ports/event-log.ts';

/** An append with its payloads as the JSON texts that will be sent. */
export type EncodedAppend = {
  readonly append: Append;
  readonly data: readonly string[];
  readonly meta: readonly string[];
  /** Characters of payload: enough to bound a batch by. */
  readonly size: number;
};

/** As the log function counts: -1 for a stream that is not there. */
export const expectedNumber = ({ expected }: Append): number =>
  expected === 'none' ? -1 : expected;

const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0);

/** Throws `RangeError` for an append of nothing. */
export const encodeAppend = (append: Append): EncodedAppend => {
  if (append.events.length === 0) throw new RangeError('An append needs an event');
  const data = append.events.map((event) => JSON.stringify(event.data));
  const meta = append.events.map((event) => JSON.stringify(event.meta));
  return { append, data, meta, size: lengthOf(data) + lengthOf(meta) };
};

const headers = ({ append }: EncodedAppend): string[] => {
  const { stream } = append;
  const expected = expectedNumber(append);
  return append.events.map(({ id, type, version }, index) =>
    JSON.stringify({ id, type, version, stream, expected, revision: expected + 1 + index }),
  );
};

/** JSON texts hold no line breaks. */
const text = `
  select log.append(
    $1, $2, string_to_array($3, E'\\n')::json[], string_to_array($4, E'\\n')::json[]) as reply`;

/** The call of `log.append` for a batch whose members are all of different streams. */
export const appendCall = (
  batch: readonly EncodedAppend[],
  at: Instant | undefined,
): QueryConfig => ({
  name: 'log append',
  text,
  values: [
    at ?? null,
    `[${batch.flatMap(headers).join()}]`,
    batch.flatMap(({ data }) => data).join('\n'),
    batch.flatMap(({ meta }) => meta).join('\n'),
  ],
});
