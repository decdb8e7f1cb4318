import type { LiveMetricDetail, LiveMetricShown } from '../../domain/contracts/live-metrics.ts';
import { loadStream } from '../../domain/handling/load-stream.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import { liveMetricsStream } from '../../domain/kernel/ids.ts';
import { shareOf } from '../../domain/kernel/position-share.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import {
  isParked,
  type LiveMetric,
  type LiveMetrics,
  liveMetrics,
} from '../../domain/replay/live-metrics.ts';
import { namesOf } from '../account/names-of.ts';
import type { ApiContext } from '../server/context.ts';
import type { LiveMetricRow } from './queries/live-metric-reads.ts';

/** Nobody looked at the log for so long. */
const staleMs = 120_000;
/** Of the log: what may lie between two looks. */
const nearShare = 0.999;

const liveMetricsNow = async ({ world }: Pick<ApiContext, 'world'>): Promise<LiveMetrics> =>
  (await loadStream(world.commands, liveMetricsStream, liveMetrics)).state;

const instantOf = (moment: Date): Instant => moment.toISOString() as Instant;

type Moment = { readonly head: Position; readonly now: Instant };

const isBehind = ({ position, asOf }: LiveMetricRow, { head, now }: Moment): boolean =>
  position < head &&
  (shareOf(position, head) < nearShare ||
    (asOf !== null && epochMs(now) - asOf.getTime() > staleMs));

const stateOf = (
  metric: LiveMetric,
  row: LiveMetricRow | undefined,
  moment: Moment,
): LiveMetricShown['state'] => {
  if (!row) return 'starting';
  if (isParked(metric, row.failedTry)) return 'parked';
  if (!row.isFolded) return 'starting';
  return isBehind(row, moment) ? 'behind' : 'live';
};

const failureOf = (row: LiveMetricRow | undefined): LiveMetricShown['failure'] => {
  if (!row || row.error === null || row.code === null || row.failedAt === null) return null;
  return { code: row.code, message: row.error, at: instantOf(row.failedAt) };
};

/** Every live metric and how far it is. */
export const liveMetricsShown = async (context: ApiContext): Promise<LiveMetricShown[]> => {
  const { replay, world } = context;
  const [live, rows, head] = await Promise.all([
    liveMetricsNow(context),
    replay.liveMetrics.standings(),
    world.commands.log.head(),
  ]);
  const names = await namesOf(context, new Set(live.map(({ by }) => by)));
  const moment = { head, now: world.clock.instant() };
  return live.map((metric) => {
    const { metricId, name, digest, at, by } = metric;
    const row = rows.find((one) => one.metricId === metricId);
    return {
      metricId,
      name,
      digest,
      promotedAt: at,
      promotedBy: names.get(by) ?? null,
      state: stateOf(metric, row, moment),
      position: row?.position ?? '',
      asOf: row?.asOf ? instantOf(row.asOf) : null,
      events: row?.events ?? 0,
      kept: row?.kept ?? 0,
      failure: failureOf(row),
    };
  });
};

const resultOf = async (
  { replay, world }: ApiContext,
  metricId: string,
): Promise<LiveMetricDetail['result']> => {
  const row = await replay.liveMetrics.result(metricId);
  if (!row?.about || !row.result || row.checksum === null) return null;
  const { about, result: table, checksum } = row;
  return { about, checksum, table, csv: world.replay.metricCsv(table) };
};

/** One of them with its table; undefined where it is live no more. */
export const liveMetricShown = async (
  context: ApiContext,
  metricId: string,
): Promise<LiveMetricDetail | undefined> => {
  const shown = (await liveMetricsShown(context)).find((one) => one.metricId === metricId);
  return shown && { ...shown, result: await resultOf(context, metricId) };
};
