import { followMetrics } from '../../../domain/contracts/live-metrics.ts';
import { loadStream } from '../../../domain/handling/load-stream.ts';
import { liveMetricsStream } from '../../../domain/kernel/ids.ts';
import { liveMetrics } from '../../../domain/replay/live-metrics.ts';
import { lookEveryMs } from '../../../projectors/reactions/parked-work.ts';
import { sideBySide } from '../../../projectors/reactions/side-by-side.ts';
import { pause } from '../../../projectors/runtime/pause.ts';
import { pagedHistory } from '../../../projectors/runtime/rebuild/history.ts';
import { wakeUps } from '../../adapters/event-log/wake-ups.ts';
import {
  type Following,
  followOnce,
  type Look,
} from '../../analysts/metrics/live/follow-live-metrics.ts';
import { liveMetricStore } from '../../analysts/metrics/live/live-metric-store.ts';
import type { Reaction, ReactionHost } from './reaction.ts';

/** Milliseconds between two looks: four fifths of a core are left to everybody else. */
const restFor = (workedMs: number): number => Math.min(60_000, Math.max(1_000, 4 * workedMs));

/** Should a wake-up be lost. */
const lookAgainMs = 60_000;

/** A parked one may be let try again a moment after the event that asks for it. */
const restOf = ({ isAnyParked }: Look): number => (isAnyParked ? lookEveryMs : lookAgainMs);

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
    const look = await followOnce(following, signal);
    if (signal.aborted) return;
    if (look.isMore) continue;
    await pause(restFor(performance.now() - began), signal);
    await bell.nap({ since, ms: restOf(look), signal });
  }
};

/** Keeps the metrics that administrators promoted up to date as events come. */
export const liveMetricsReaction: Reaction = {
  name: followMetrics,
  run: (host, signal) => {
    const bell = wakeUps();
    return sideBySide(signal, [
      (ends) => listen(host, bell, ends),
      (ends) => follow(host, bell, ends),
    ]);
  },
};
