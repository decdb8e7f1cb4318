import type { Pool } from 'pg';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { EventAddress, EventLog } from '../../domain/ports/event-log.ts';

const placesOf = {
  name: 'places of a learner',
  text: `select stream, (data->>'revision')::int as revision
         from read.audit where subject = $1 and type = any($2)`,
};

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
  const { rows } = await database.query<EventAddress>({ ...placesOf, values: [learner, types] });
  return log.readPlaces(rows);
};
