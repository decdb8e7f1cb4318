import { type Client, escapeLiteral } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { beforeAll, type Position } from '../../../../domain/kernel/envelope.ts';
import type { Batch, Filter } from '../../../../domain/ports/event-log.ts';
import { openConnection } from '../../../postgres/connections/open-connection.ts';
import { patient } from '../../../postgres/connections/settings.ts';
import { positionOf } from '../positions.ts';
import { copiedColumns, copiedEvents } from './copied-tuples.ts';
import { readFailure } from './verdict.ts';

export type CopyEvents = Filter & {
  readonly after: Position;
  /** The last position wanted; the head of the log when absent. */
  readonly upTo?: Position;
};

/** One walk along the primary key, in order; never a sort of the whole log. */
const session = { enable_seqscan: 'off', enable_bitmapscan: 'off', enable_sort: 'off' };

const connect = (databaseUrl: string): Promise<Client> =>
  openConnection({ databaseUrl, name: 'boardwell log copy', patience: patient, session });

const begin = async (client: Client): Promise<Position> => {
  await client.query('begin isolation level repeatable read read only');
  const text = 'select max(position)::text as head from log.event';
  const { rows } = await client.query<{ head: string | null }>(text);
  return rows[0]?.head ? positionOf(BigInt(rows[0].head)) : beforeAll;
};

const literals = (values: readonly string[]): string =>
  `array[${values.map((value) => escapeLiteral(value)).join()}]::text[]`;

const numberOf = (position: Position): bigint => BigInt(position === beforeAll ? 0 : position);

/** With literals, because `COPY` takes no parameters. */
const copyCommand = ({ after, types, streamPrefixes }: CopyEvents, end: Position): string => `
  copy (
    select ${copiedColumns} from log.event e
     where e.position > ${numberOf(after)} and e.position <= ${numberOf(end)}
       ${types ? `and e.type = any(${literals(types)})` : ''}
       ${streamPrefixes ? `and e.stream ^@ any(${literals(streamPrefixes)})` : ''}
     order by e.position
  ) to stdout with (format binary)`;

/**
 * Reads a long stretch of the log at once, for a rebuild: several times as fast as pages, one open
 * snapshot for as long as it takes. Batches are as large as they come; the last may be empty and
 * tells how far the log was read. Throws `LogUnavailable`.
 */
export const copyEvents = async function* (
  databaseUrl: string,
  options: CopyEvents,
): AsyncGenerator<Batch> {
  const client = await connect(databaseUrl).catch((error: unknown) => {
    throw readFailure(error);
  });
  try {
    const head = await begin(client);
    const end = options.upTo !== undefined && options.upTo < head ? options.upTo : head;
    let upTo = options.after;
    const copy = client.query(copyTo(copyCommand(options, end)));
    for await (const events of copiedEvents(copy)) {
      upTo = events.at(-1)?.position ?? upTo;
      yield { events, upTo };
    }
    if (end > upTo) yield { events: [], upTo: end };
  } catch (error) {
    throw readFailure(error);
  } finally {
    await client.end();
  }
};
