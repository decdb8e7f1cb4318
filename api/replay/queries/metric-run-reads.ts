import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { metricRunsPerPage } from '../../../domain/contracts/metrics.ts';
import type { MetricRunRow } from '../../../projectors/metric-runs/metric-runs.ts';

const newest = statement('metric-runs-newest', ({ skipped }: Given<{ skipped: number }>) =>
  query
    .selectFrom('read.metric_run')
    .select('data')
    .orderBy('at', 'desc')
    .orderBy('key')
    .offset(skipped)
    .limit(metricRunsPerPage),
);

const counted = statement('metric-runs-counted', () =>
  query.selectFrom('read.metric_run').select(({ fn }) => asInt(fn.countAll()).as('total')),
);

/** Runs of metrics, newest first. */
export const metricRunReads = (pool: Pool) => ({
  page: async (page: number): Promise<MetricRunRow[]> =>
    (await newest.rows(pool, { skipped: (page - 1) * metricRunsPerPage })).map(({ data }) => data),
  total: async (): Promise<number> => (await counted.first(pool))?.total ?? 0,
});
