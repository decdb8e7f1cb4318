import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { loggedError } from '../../../../api/server/problems/logged-error.ts';
import type { Clock } from '../../../../domain/ports/clock.ts';
import { wakeableRest } from '../../clock/wakeable-rest.ts';
import { deliver } from './deliver.ts';
import { sandboxProcessor } from './sandbox-processor.ts';

const lookMs = 500;
/** Where nothing is kept, whoever begins something says so. */
const idleLookMs = 10_000;
const atOnce = 50;

type Started = { readonly url: string; readonly logger: FastifyBaseLogger };

/** The sandbox, and the work it does by itself: renewals when they are due, and telling of them. */
export const openSandbox = ({
  database,
  clock,
}: {
  readonly database: Pool;
  readonly clock: Clock;
}) => {
  const rest = wakeableRest();
  const sandbox = sandboxProcessor({ database, clock, told: rest.wake });

  let secret: string | undefined;

  /** Does what is due; gives how long to rest, in milliseconds. */
  const look = async (url: string): Promise<number> => {
    const { isDue, isHeld } = await sandbox.work();
    if (!isDue) return isHeld ? lookMs : idleLookMs;
    await sandbox.pass(atOnce);
    secret ??= await sandbox.secret();
    const sent = await deliver({ database, url, secret, now: clock.instant }, atOnce);
    return sent === atOnce ? 0 : lookMs;
  };

  const work = async ({ url, logger }: Started, stopping: AbortSignal): Promise<void> => {
    const place = `${url}/api/webhooks/payments`;
    while (!stopping.aborted) {
      const restMs = await look(place).catch((error: unknown) => {
        // Told by whoever watches for outages: the sandbox looks again.
        logger.debug({ err: loggedError(error) }, 'The sandbox processor waits');
        return lookMs;
      });
      await rest.take(restMs);
    }
  };

  return {
    ...sandbox,
    /** Once the product listens; gives how it is stopped. */
    start: (started: Started): (() => Promise<void>) => {
      const stopping = new AbortController();
      const working = work(started, stopping.signal);
      return async () => {
        stopping.abort();
        rest.wake();
        await working;
      };
    },
  };
};
