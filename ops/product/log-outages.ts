import type { FastifyBaseLogger } from 'fastify';
import { loggedError } from '../../api/problems/logged-error.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import type { OutageReport } from '../adapters/event-log/outages.ts';

/** One line when the event log goes, one when it is back; whoever waits for it tries at once. */
export const logOutages = (logger: FastifyBaseLogger, bus: Pick<Bus, 'publish'>): OutageReport => ({
  began: (error) =>
    logger.error({ err: loggedError(error) }, 'The event log cannot be reached; it is tried again'),
  ended: (outage) => {
    logger.warn(outage, 'The event log can be reached again');
    bus.publish({ kind: 'recovered' });
  },
});
