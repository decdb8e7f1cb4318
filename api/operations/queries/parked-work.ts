import { sql } from 'kysely';
import { query } from '../../../database/query.ts';
import { followMetrics } from '../../../domain/contracts/live-metrics.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { liveMetricsStream, type StreamName } from '../../../domain/kernel/ids.ts';

/** What a metric throws may hold what it read, and testers share a password: its page alone tells that. */
const words = sql<string>`'Live metric ' || metric_id || ': ' || error_code || '. Its page tells more.'`;

/** Those that stopped, as tasks of the reaction that follows them. */
const stoppedMetrics = query
  .selectFrom('projector.live_metric')
  .select([
    sql<string>`${sql.lit(followMetrics)}`.as('reaction'),
    sql<string>`metric_id::text`.as('key'),
    sql<StreamName>`${sql.lit(liveMetricsStream)}`.as('stream'),
    sql<Position | null>`nullif(position, '')`.as('position'),
    sql<string | null>`null`.as('eventId'),
    sql<string | null>`null`.as('eventType'),
    words.as('error'),
    sql<number>`failed_try + 1`.as('failures'),
    sql<Date>`failed_at`.as('since'),
    sql<Date | null>`null::timestamptz`.as('nextTryAt'),
  ])
  .where('failed_try', 'is not', null);

/** All work of reactions that failed and waits for another try. */
export const parkedWork = query
  .selectFrom('projector.parked')
  .select([
    'reaction',
    'key',
    'stream',
    'position',
    'event_id as eventId',
    'event_type as eventType',
    'error',
    'failures',
    'parked_at as since',
    'next_try_at as nextTryAt',
  ])
  .unionAll(stoppedMetrics);
