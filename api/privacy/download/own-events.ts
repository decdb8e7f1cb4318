import type { Pool } from 'pg';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import type { AccountId, StreamName } from '../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';

/** A full-length paper is some ten kilobytes: a page is a megabyte or two at the most. */
const pageSize = 100;

/** Sorted among the events of the account alone, however large the table is. */
const placesAfter = {
  name: 'own-events',
  text: `with own as materialized (
           select key, stream, data->>'revision' as revision from read.audit
           where subject = $1 and key > $2 and key <= $3)
         select key, stream, revision::int as revision from own order by key limit $4`,
};

type Place = {
  readonly key: Position;
  readonly stream: StreamName;
  readonly revision: number;
};

type Source = { readonly database: Pool; readonly log: Pick<EventLog, 'readPlaces'> };

/** Whatever happened to one account up to there, in log order, a page at a time. */
export const ownEvents = async function* (
  { database, log }: Source,
  owner: AccountId,
  upTo: Position,
): AsyncGenerator<readonly RecordedEvent[]> {
  let after = beforeAll;
  for (;;) {
    const values = [owner, after, upTo, pageSize];
    const { rows } = await database.query<Place>({ ...placesAfter, values });
    const last = rows.at(-1);
    if (!last) return;
    yield await log.readPlaces(rows.map(({ stream, revision }) => ({ stream, revision })));
    after = last.key;
  }
};
