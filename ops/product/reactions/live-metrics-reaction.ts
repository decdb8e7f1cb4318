import { loadStream } from '../../../domain/handling/load-stream.ts';
import { liveMetricsStream } from '../../../domain/kernel/ids.ts';
import { liveMetrics } from '../../../domain/replay/live-metrics.ts';
import { sideBySide } from '../../../projectors/reactions/side-by-side.ts';
import { pause } from '../../../projectors/runtime/pause.ts';
import { pagedHistory } from '../../../projectors/runtime/rebuild/history.ts';
import { wakeUps } from '../../adapters/event-log/wake-ups.ts';
import { type Following, followOnce } from '../../analysts/metrics/live/follow-live-metrics.ts';
import { liveMetricStore } from '../../analysts/metrics/live/live-metric-store.ts';
import type { Reaction, ReactionHost } from './reaction.ts';

/** Milliseconds between two looks: four fifths of a core are left to everybody else. */
const restFor = (workedMs: number): number => Math.min(60_000, Math.max(1_000, 4 * workedMs));

/** Should a wake-up be lost. */
const lookAgainMs = 60_000;

const followingOf = ({ log, database, vault }: ReactionHost): Following => ({
  log,
  history: pagedHistory(log),
  store: liveMetricStore(database),
  live: async () => (await loadStream({ log }, liveMetricsStream, liveMetrics)).state,
  sourceOf: ({ by, source }) => vault.open(by, source),
});

/** Wakes it whenever something happens, its own events among it. */
const listen = async (
  { log }: ReactionHost,
  bell: ReturnType<typeof wakeUps>,
  signal: AbortSignal,
): Promise<void> => {
  const after = await log.head();
  for await (const { events } of log.subscribe({ after, signal }))
    if (events.length > 0) bell.wake();
};

const follow = async (
  host: ReactionHost,
  bell: ReturnType<typeof wakeUps>,
  signal: AbortSignal,
): Promise<void> => {
  const following = followingOf(host);
  while (!signal.aborted) {
    const since = bell.count();
    const began = performance.now();
    if (await followOnce(following, signal)) continue;
    await pause(restFor(performance.now() - began), signal);
    await bell.nap({ since, ms: lookAgainMs, signal });
  }
};

/** Keeps the metrics that administrators promoted up to date as events come. */
export const liveMetricsReaction: Reaction = {
  name: 'follow-metrics',
  run: (host, signal) => {
    const bell = wakeUps();
    return sideBySide(signal, [
      (ends) => listen(host, bell, ends),
      (ends) => follow(host, bell, ends),
    ]);
  },
};
