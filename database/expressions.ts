import { type Expression, type RawBuilder, sql } from 'kysely';

/** Small enough for a number of JavaScript; a bigint or a sum would come as text. */
export const asInt = (of: Expression<unknown>): RawBuilder<number> => sql<number>`(${of})::int`;

/** Bytes that are given as hexadecimal digits. */
export const fromHex = (digits: Expression<string>): RawBuilder<Buffer> =>
  sql<Buffer>`decode(${digits}, 'hex')`;

/** The one column of a select as a list, empty where it finds nothing. */
export const asList = <Value>(
  select: Expression<Readonly<Record<string, Value>>>,
): RawBuilder<Value[]> => sql<Value[]>`array${select}`;
