import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, type RowOf, statement } from '../../../database/statement.ts';

const standings = statement('live-metrics-shown', () =>
  query
    .selectFrom('projector.live_metric')
    .select([
      'metric_id as metricId',
      'position',
      asInt(sql`events`).as('events'),
      'kept',
      'as_of as asOf',
      sql<boolean>`handles is not null`.as('isFolded'),
      'error',
      'error_code as code',
      'failed_at as failedAt',
      'failed_try as failedTry',
    ]),
);
export type LiveMetricRow = RowOf<typeof standings>;

const result = statement('live-metric-result', ({ metricId }: Given<{ metricId: string }>) =>
  query
    .selectFrom('projector.live_metric')
    .select(['about', 'result', 'checksum'])
    .where('metric_id', '=', metricId),
);
export type LiveMetricResult = RowOf<typeof result>;

/** The metrics that are kept up to date, as whoever follows them wrote it. */
export const liveMetricReads = (pool: Pool) => ({
  standings: (): Promise<LiveMetricRow[]> => standings.rows(pool),
  result: (metricId: string): Promise<LiveMetricResult | undefined> =>
    result.first(pool, { metricId }),
});
