import type { ApiWorld } from '../../api/server/world.ts';
import type { RunningProjections } from '../../projectors/runtime/start-projections.ts';

const caughtUpMs = 60_000;
const lookMs = 500;

/** Waits until the read models are up to date, for a while; not for one that stopped. */
export const caughtUp = async (
  { readPosition, commands }: ApiWorld,
  running: RunningProjections,
) => {
  const head = await commands.log.head();
  const until = performance.now() + caughtUpMs;
  const going = () =>
    running.status().flatMap(({ projection, failure }) => (failure ? [] : [projection]));
  while (performance.now() < until) {
    if (await readPosition.reached(going(), head, lookMs)) return;
  }
};
