import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import type { AccountId, StreamName } from '../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';

/** A full-length paper is some ten kilobytes: a page is a megabyte or two at the most. */
const pageSize = 100;

type Page = { readonly owner: AccountId; readonly after: Position; readonly upTo: Position };

/** Sorted among the events of the account alone, however large the table is. */
const placesAfter = statement('own-events', ({ owner, after, upTo }: Given<Page>) =>
  query
    .with(
      (cte) => cte('own').materialized(),
      (db) =>
        db
          .selectFrom('read.audit')
          .select(({ ref }) => [
            ref('key').$castTo<Position>().as('key'),
            ref('stream').$castTo<StreamName>().as('stream'),
            ref('data', '->>').key('revision').as('revision'),
          ])
          .where('subject', '=', owner)
          .where('key', '>', after)
          .where('key', '<=', upTo),
    )
    .selectFrom('own')
    .select(({ ref }) => ['key', 'stream', asInt(ref('revision')).as('revision')])
    .orderBy('key')
    .limit(pageSize),
);

type Source = { readonly database: Pool; readonly log: Pick<EventLog, 'readPlaces'> };

/** Whatever happened to one account up to there, in log order, a page at a time. */
export const ownEvents = async function* (
  { database, log }: Source,
  owner: AccountId,
  upTo: Position,
): AsyncGenerator<readonly RecordedEvent[]> {
  let after = beforeAll;
  for (;;) {
    const rows = await placesAfter.rows(database, { owner, after, upTo });
    const last = rows.at(-1);
    if (!last) return;
    yield await log.readPlaces(rows.map(({ stream, revision }) => ({ stream, revision })));
    after = last.key;
  }
};
