import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import type { ApiContext } from '../server/context.ts';

const everyMs = 3_600_000;

/** Removes sessions, browsers, mail and throttle keys that no longer count, beside the work and once an hour. */
export const staleForgetter = ({
  throttle,
  sessions,
  devices,
  mails,
  background,
}: Pick<ApiContext, 'throttle' | 'sessions' | 'devices' | 'mails' | 'background'>) => {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (now: Instant, failed: (error: unknown) => void): void => {
    const passedMs = epochMs(now) - lastMs;
    // A clock that was set back would put it off until it is where it was.
    if (passedMs >= 0 && passedMs < everyMs) return;
    lastMs = epochMs(now);
    background.start(async () => {
      await throttle.forgetStale(now);
      await sessions.forgetExpired(now);
      await devices.forgetStale(now);
      await mails.forgetStale(now);
    }, failed);
  };
};
