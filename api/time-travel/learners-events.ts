import type { Pool } from 'pg';
import { asInt } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { StreamName } from '../../domain/kernel/ids.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';

type Wanted = { readonly learner: string; readonly types: readonly string[] };

const placesOf = statement('places of a learner', ({ learner, types }: Given<Wanted>) =>
  query
    .selectFrom('read.audit')
    .select(({ ref }) => [
      ref('stream').$castTo<StreamName>().as('stream'),
      asInt(ref('data', '->>').key('revision')).as('revision'),
    ])
    .where('subject', '=', learner)
    .where('type', '=', ({ fn }) => fn.any(types)),
);

export type LearnersEvents = {
  readonly database: Pool;
  readonly log: Pick<EventLog, 'readPlaces'>;
  readonly types: readonly string[];
};

/**
 * What happened to one learner, of these types, in log order. The audit read model knows where each
 * event stands, so that nothing else of a stream is read. Throws `LogUnavailable`.
 */
export const learnersEvents = async (
  { database, log, types }: LearnersEvents,
  learner: string,
): Promise<readonly RecordedEvent[]> => {
  return log.readPlaces(await placesOf.rows(database, { learner, types }));
};
