import type { FastifyBaseLogger } from 'fastify';
import { loggedError } from '../../api/server/problems/logged-error.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import type { Outages } from '../../domain/ports/outages.ts';
import { pause } from '../../projectors/runtime/pause.ts';
import { isOutage } from './is-outage.ts';

type Watch = {
  readonly logger: FastifyBaseLogger;
  readonly bus: Pick<Bus, 'publish'>;
  /** Throws while something is away. */
  readonly probe: () => Promise<unknown>;
};

export type OutageWatch = Outages & { readonly stop: () => Promise<void> };

const probeEveryMs = 250;
/** What was asked before the end may fail after it, but not for longer. */
const quietMs = 5_000;

type Outage = { readonly since: number; lastAt: number; failures: number };

/** Looks again and again, tells everybody as soon as all is back, and ends when it has been for a while. */
const untilOver = async ({ bus, probe }: Watch, outage: Outage, signal: AbortSignal) => {
  let isBack = false;
  while (!signal.aborted && !(isBack && performance.now() - outage.lastAt >= quietMs)) {
    await pause(probeEveryMs, signal);
    const answers = await probe().then(
      () => true,
      () => false,
    );
    if (answers && !isBack) bus.publish({ kind: 'recovered' });
    if (!answers) outage.lastAt = performance.now();
    isBack = answers;
  }
};

/** Says once in the log that the event log or the database is away, and once that it is back. */
export const watchOutages = (watch: Watch): OutageWatch => {
  const { logger } = watch;
  const stopping = new AbortController();
  const { signal } = stopping;
  let outage: Outage | undefined;
  let watching: Promise<void> = Promise.resolve();

  const follow = async (begun: Outage): Promise<void> => {
    await untilOver(watch, begun, signal);
    outage = undefined;
    const { since, lastAt, failures } = begun;
    const seconds = Math.round((lastAt - since) / 100) / 10;
    if (!signal.aborted) logger.warn({ failures, seconds }, 'What was away is back');
  };

  return {
    took: (error) => {
      if (!isOutage(error) || signal.aborted) return false;
      const now = performance.now();
      if (!outage) {
        logger.error({ err: loggedError(error) }, 'The event log or the database is away; waiting');
        outage = { since: now, lastAt: now, failures: 0 };
        watching = follow(outage);
      }
      outage.lastAt = now;
      outage.failures += 1;
      return true;
    },
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
};
