import { DatabaseError } from 'pg';
import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';
import { positionOf } from '../positions.ts';
import { type EncodedAppend, expectedNumber } from './append-call.ts';
import { instantText } from './recorded-columns.ts';
import { uniqueViolation } from './verdict.ts';
import type { Writing } from './writer-connection.ts';

/**
 * What `log.append` does, for one event. It looks at the log as it was before it waited for the
 * lock: whoever else appended meanwhile took its position, which the primary key then refuses.
 */
const text = `
  insert into log.event
    (position, recorded_at, id, revision, version, stream, type, data, meta)
  select coalesce(head.position, 0) + 1,
         greatest(date_trunc('milliseconds', coalesce($1::timestamptz, clock_timestamp())),
                  head.recorded_at),
         $2::uuid, $4::int + 1, $6::int, $3::text, $5::text, $7::json, $8::json
    from (select pg_advisory_xact_lock(7302114902)) as locked
         left join lateral (
           select e.position, e.recorded_at from log.event e order by e.position desc limit 1
         ) as head on true
   where $4::int = coalesce((select s.revision from log.event s
           where s.stream = $3::text order by s.revision desc limit 1), -1)
  returning position, ${instantText('recorded_at')} as "recordedAt"`;

type Stored = { readonly position: string; readonly recordedAt: Instant };

const insert = async ({ connection, at }: Writing, { append, data, meta }: EncodedAppend) => {
  const [event] = append.events;
  const values = [
    at ?? null,
    event?.id,
    append.stream,
    expectedNumber(append),
    event?.type,
    event?.version,
    data[0],
    meta[0],
  ];
  const name = 'log append one';
  const [row] = await connection.query<Stored>({ name, text, values });
  return row;
};

/** As it will be read. */
const recorded = (
  { append, data, meta }: EncodedAppend,
  { position, recordedAt }: Stored,
): RecordedEvent | undefined => {
  const [event] = append.events;
  return (
    event && {
      ...event,
      data: JSON.parse(data[0] ?? ''),
      meta: JSON.parse(meta[0] ?? ''),
      stream: append.stream,
      revision: expectedNumber(append) + 1,
      position: positionOf(Number(position)),
      recordedAt,
    }
  );
};

/**
 * Appends a batch of a single event, most of them while few people are at work, in a statement
 * without a function call. Undefined when the batch is another, or when the event may not be stored
 * or is already: then nothing was done, and `log.append` finds out why.
 */
export const appendLone = async (
  writing: Writing,
  batch: readonly EncodedAppend[],
): Promise<RecordedEvent | undefined> => {
  const [member, ...others] = batch;
  if (!member || others.length > 0 || member.append.events.length > 1) return undefined;
  try {
    const stored = await insert(writing, member);
    return stored && recorded(member, stored);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) return undefined;
    throw error;
  }
};
