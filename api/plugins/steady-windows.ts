import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Window = { current: number; readonly beganMs: number };
/** How many came in this window, and milliseconds until it ends. */
type Counted = { readonly current: number; readonly ttl: number };

/** Who has not asked for longest is forgotten first. */
const keptAtMost = 5000;

/**
 * Counts requests within windows of a clock that nobody can set: a machine whose clock goes back by a
 * day would otherwise keep whoever reached a limit waiting for that day.
 */
const steadyWindows = (nowMs: () => number) => {
  const windows = new Map<string, Window>();
  const windowOf = (key: string, lengthMs: number): Window => {
    const known = windows.get(key);
    const isOver = known === undefined || nowMs() - known.beganMs >= lengthMs;
    return isOver ? { current: 0, beganMs: nowMs() } : known;
  };
  const keep = (key: string, window: Window): void => {
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > keptAtMost && oldest !== undefined) windows.delete(oldest);
  };
  return (key: string, lengthMs: number): Counted => {
    const window = windowOf(key, lengthMs);
    window.current += 1;
    keep(key, window);
    return { current: window.current, ttl: lengthMs - (nowMs() - window.beganMs) };
  };
};

/** For the plugin, which makes a store for each limit by `new`. */
export const steadyStore = (nowMs: () => number) =>
  class SteadyStore implements FastifyRateLimitStore {
    readonly #count = steadyWindows(nowMs);

    incr(...[key, answer, lengthMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      answer(null, this.#count(key, lengthMs));
    }

    child(): FastifyRateLimitStore {
      return new SteadyStore();
    }
  };
