import type { Pool } from 'pg';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { AccountId, StreamName } from '../../domain/kernel/ids.ts';
import type { ReadSide } from './open-read-side.ts';

/** By account id, e-mail or user name; undefined when there is no such learner. */
export const findLearner = async (pool: Pool, named: string): Promise<AccountId | undefined> => {
  const { rows } = await pool.query<{ account_id: AccountId }>(
    `select account_id from auth.identity
      where account_id = $1 or email = lower($1) or username = lower($1)`,
    [named],
  );
  return rows[0]?.account_id;
};

/** Everything that happened to one learner, in log order. */
export const learnersEvents = async (
  { pool, log }: Pick<ReadSide, 'pool' | 'log'>,
  learner: string,
): Promise<readonly RecordedEvent[]> => {
  const { rows } = await pool.query<{ stream: StreamName }>(
    'select distinct stream from read.audit where subject = $1',
    [learner],
  );
  const events: RecordedEvent[] = [];
  for (const { stream } of rows) events.push(...(await log.readStream(stream)));
  return events.sort((a, b) => (a.position < b.position ? -1 : 1));
};
