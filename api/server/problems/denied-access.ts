import type { FastifyRequest } from 'fastify';

const everyMs = 60_000;
const mostKept = 1_000;

type Denied = { readonly toldAt: number; since: number };

/**
 * Says in the log who was denied which route and why, with ids in place of persons and addresses.
 * The same denial is said once a minute with how often it came, so that no flood fills the log.
 */
export const deniedAccess = (nowMs: () => number = () => performance.now()) => {
  const kept = new Map<string, Denied>();
  return ({ session, method, routeOptions, log }: FastifyRequest, reason: string): void => {
    const who = session?.accountId ?? 'visitor';
    const route = `${method} ${routeOptions.url ?? 'none'}`;
    const key = `${who} ${route} ${reason}`;
    const before = kept.get(key);
    if (before && nowMs() - before.toldAt < everyMs) {
      before.since += 1;
      return;
    }
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { toldAt: nowMs(), since: 0 });
    const times = 1 + (before?.since ?? 0);
    log.warn({ denied: { who, route, reason, times } }, 'Access denied');
  };
};
export type DeniedAccess = ReturnType<typeof deniedAccess>;
