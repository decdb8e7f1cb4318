import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { followMetrics } from '../../../domain/contracts/live-metrics.ts';
import { loadStream, type StreamSource } from '../../../domain/handling/load-stream.ts';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import { liveMetricsStream } from '../../../domain/kernel/ids.ts';
import { isParked, liveMetrics } from '../../../domain/replay/live-metrics.ts';
import { liveMetricReads } from '../../replay/queries/live-metric-reads.ts';

/** How far along the log somebody is; undefined where nothing is to be read. */
export type Checkpoint = { readonly name: string; readonly position: Position | undefined };

/** Each kind of those that follow the log, by their names. */
export type Checkpoints = {
  readonly projection: readonly Checkpoint[];
  readonly reaction: readonly Checkpoint[];
  readonly live_metric: readonly Checkpoint[];
};

const ofProjections = statement('projection-checkpoints', () =>
  query
    .selectFrom('projector.checkpoint')
    .select(({ fn }) => ['projection as name', fn.min('position').as('position')])
    .groupBy('projection'),
);

const ofReactions = statement(
  'reaction-checkpoints',
  ({ names }: Given<{ names: readonly string[] }>) =>
    query
      .selectFrom('projector.reaction')
      .select(['name', 'position'])
      .where('name', '=', ({ fn }) => fn.any(names)),
);

type LiveMetricCheckpoint = Checkpoint & {
  readonly position: Position;
  readonly isParked: boolean;
};

export type CheckpointReads = { readonly pool: Pool; readonly log: StreamSource['log'] };

/** From its promotion on a metric has the whole log to read, whoever begins with it and when. */
const ofLiveMetrics = async ({
  pool,
  log,
}: CheckpointReads): Promise<readonly LiveMetricCheckpoint[]> => {
  // Before the log is: one that is dropped meanwhile is live no more.
  const rows = await liveMetricReads(pool).standings();
  const { state } = await loadStream({ log }, liveMetricsStream, liveMetrics);
  return state.map((metric) => {
    const row = rows.find(({ metricId }) => metricId === metric.metricId);
    return {
      name: metric.name,
      position: row?.position ?? beforeAll,
      isParked: isParked(metric, row?.failedTry ?? null),
    };
  });
};

/** Who follows the live metrics stands where the last of them does that is not parked. */
const lastOf = (metrics: readonly LiveMetricCheckpoint[]): Position | undefined =>
  metrics
    .filter((metric) => !metric.isParked)
    .map(({ position }) => position)
    .toSorted()[0];

/** Where everybody stands who follows the log: read models, these reactions, live metrics. */
export const readCheckpoints = async (
  reads: CheckpointReads,
  reactions: readonly string[],
): Promise<Checkpoints> => {
  const projection = await ofProjections.rows(reads.pool);
  const written = await ofReactions.rows(reads.pool, { names: reactions });
  const metrics = await ofLiveMetrics(reads);
  const positions = new Map<string, Position | undefined>([
    ...written.map(({ name, position }) => [name, position] as const),
    [followMetrics, lastOf(metrics)],
  ]);
  // One that never wrote down how far it is has read nothing.
  const reaction = reactions.map((name) => ({
    name,
    position: positions.has(name) ? positions.get(name) : beforeAll,
  }));
  return { projection, reaction, live_metric: metrics };
};
