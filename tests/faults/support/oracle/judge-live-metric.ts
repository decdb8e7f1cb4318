import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { type MetricLine, metricFilter } from '../../../../domain/contracts/metrics.ts';
import { runMetric } from '../../../../ops/analysts/metrics/run-metric.ts';
import { openEventLog } from '../../../../ops/product/adapters.ts';
import { pagedHistory } from '../../../../projectors/runtime/rebuild/history.ts';
import { until } from '../until.ts';

type Kept = { readonly result: unknown; readonly checksum: string; readonly error: string | null };

/** The same metric over the whole log, at once and by nobody who can be killed. */
const ranWhole = async (databaseUrl: string, source: string): Promise<MetricLine | undefined> => {
  const { log, history } = await openEventLog({ databaseUrl, eventStoreUrl: undefined });
  let last: MetricLine | undefined;
  try {
    await runMetric(
      { log, history: history ?? pagedHistory(log) },
      {
        runId: randomUUID(),
        source,
        filter: metricFilter.parse({}),
        limitMs: 60_000,
        tell: (line) => {
          last = line;
        },
        signal: new AbortController().signal,
      },
    );
  } finally {
    await log.close();
  }
  return last;
};

type Judged = {
  readonly databaseUrl: string;
  readonly client: Client;
  readonly metricId: string;
  readonly source: string;
};

/** Waits until a live metric stands at the head, and gives it beside what a run over the log comes to. */
export const judgeLiveMetric = async ({ databaseUrl, client, metricId, source }: Judged) => {
  const kept = 'select result, checksum, error from projector.live_metric where metric_id = $1';
  const handled = `select from projector.live_metric m where metric_id = $1 and position >= (
    select lpad(max(e.position)::text, 20, '0') from log.event e where e.type in (select json_array_elements_text(m.handles)))`;
  await until('the live metric', async () => {
    const { rowCount } = await client.query(handled, [metricId]);
    return rowCount === 1;
  });
  const { rows } = await client.query<Kept>(kept, [metricId]);
  const whole = await ranWhole(databaseUrl, source);
  if (whole?.kind !== 'done') throw new Error(`The metric came to ${JSON.stringify(whole)}`);
  const expected: Kept = { result: whole.table, checksum: whole.checksum, error: null };
  return { followed: rows[0], expected };
};
