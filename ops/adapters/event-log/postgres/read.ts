import type { Pool } from 'pg';
import {
  beforeAll,
  type Position,
  type RecordedEvent,
} from '../../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../../domain/kernel/ids.ts';
import type {
  Batch,
  EventAddress,
  ReadAll,
  ReadStream,
} from '../../../../domain/ports/event-log.ts';
import { positionOf } from '../positions.ts';
import { recordedColumns } from './recorded-columns.ts';
import { readFailure } from './verdict.ts';

type Question = {
  /** Of the prepared statement. */
  readonly name: string;
  readonly text: string;
  readonly values?: unknown[];
};

const ask = async <Row extends object>(pool: Pool, question: Question): Promise<Row[]> => {
  try {
    return (await pool.query<Row>(question)).rows;
  } catch (error) {
    throw readFailure(error);
  }
};

const ofGivenTypes = 'and ($4::text[] is null or e.type = any($4))';

const streamForward = `
  select ${recordedColumns} from log.event e
   where e.stream = $1 and e.revision >= coalesce($2::int, 0) ${ofGivenTypes}
   order by e.revision limit $3`;

const streamBackward = `
  select ${recordedColumns} from log.event e
   where e.stream = $1 and e.revision <= coalesce($2::int, 2147483647) ${ofGivenTypes}
   order by e.revision desc limit $3`;

export const readStream = (
  pool: Pool,
  stream: StreamName,
  { from, direction = 'forward', limit, types }: ReadStream,
): Promise<RecordedEvent[]> =>
  ask(pool, {
    name: `log stream ${direction}`,
    text: direction === 'forward' ? streamForward : streamBackward,
    values: [stream, from ?? null, limit ?? null, types ?? null],
  });

const atPlaces = `
  select ${recordedColumns} from (
    select distinct stream, revision from unnest($1::text[], $2::int[]) as p(stream, revision)
  ) wanted
    cross join lateral (
      select * from log.event found
       where found.stream = wanted.stream and found.revision = wanted.revision
    ) e
   order by e.position`;

export const readPlaces = (pool: Pool, places: readonly EventAddress[]): Promise<RecordedEvent[]> =>
  ask(pool, {
    name: 'log places',
    text: atPlaces,
    values: [places.map(({ stream }) => stream), places.map(({ revision }) => revision)],
  });

export const readHead = async (pool: Pool): Promise<Position> => {
  const text = 'select max(position)::text as head from log.event';
  const [row] = await ask<{ head: string | null }>(pool, { name: 'log head', text });
  return row?.head ? positionOf(BigInt(row.head)) : beforeAll;
};

const ofEveryType = `
  select e.position from log.event e
   where e.position > $1 and ($3::text[] is null or e.stream ^@ any($3))
   order by e.position limit $2`;

/**
 * A short look along the index of types for each type. Compared and ordered by the pair, because by
 * position alone the planner may walk through the whole log for a type that hardly occurs.
 */
const ofTypes = `
  select found.position
    from unnest($4::text[]) as wanted(type) cross join lateral (
      select e.position from log.event e
       where (e.type, e.position) > (wanted.type, $1::bigint) and e.type <= wanted.type
         and ($3::text[] is null or e.stream ^@ any($3))
       order by e.type, e.position limit $2) found
   order by found.position limit $2`;

/** The head is of the same snapshot as the page: what is not found before it will never be there. */
const pageOf = (positions: string) => `
  select lpad(head.position::text, 20, '0') as head, event.*
    from (select max(position) as position from log.event) head
    left join (
      select ${recordedColumns} from (${positions}) page join log.event e using (position)
    ) event on true
   order by event.position`;

const pageOfEveryType = pageOf(ofEveryType);
const pageOfTypes = pageOf(ofTypes);

type PageRow = RecordedEvent & { readonly head: Position | null };

const look = async (
  pool: Pool,
  { after, types, streamPrefixes, limit = 500 }: ReadAll,
): Promise<Batch & { readonly full: boolean }> => {
  const values = [after === beforeAll ? '0' : after, limit, streamPrefixes ?? null];
  const rows = await ask<PageRow>(
    pool,
    types
      ? { name: 'log page of types', text: pageOfTypes, values: [...values, types] }
      : { name: 'log page', text: pageOfEveryType, values },
  );
  const events = rows.flatMap(({ head: _, ...event }) => (event.id === null ? [] : [event]));
  const head = rows[0]?.head ?? beforeAll;
  const full = events.length === limit;
  const last = events.at(-1)?.position;
  return { events, upTo: full && last ? last : head > after ? head : after, full };
};

/** In pages, each its own short query, so that a slow reader holds nothing open. */
export const readAll = async function* (pool: Pool, options: ReadAll): AsyncGenerator<Batch> {
  let after = options.after;
  for (;;) {
    const { events, upTo, full } = await look(pool, { ...options, after });
    yield { events, upTo };
    if (!full) return;
    after = upTo;
  }
};
