import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { loggedError } from '../../../api/server/problems/logged-error.ts';
import { MailRefused, MailServerAway } from '../../../domain/ports/mailer.ts';
import type { Outages } from '../../../domain/ports/outages.ts';
import { wakeableRest } from '../../adapters/clock/wakeable-rest.ts';
import { AccountUnknown, type Delivering, deliver } from './deliver.ts';
import type { DueMail, MailRows } from './mail-rows.ts';

export type SendingMail = Delivering & {
  readonly rows: MailRows;
  readonly outages: Outages;
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

const atOnce = 4;
/** A process that died, or another one that queued mail, is found out by looking. */
const lookEveryMs = 10_000;
/** What another process is just taking looks due until it has it. */
const shortestRestMs = 100;
const longestFarewellMs = 5_000;

const failed = async (
  { rows, clock, outages, logger }: SendingMail,
  { id, kind }: DueMail,
  error: unknown,
): Promise<void> => {
  // Without the database nothing can be noted either: it is due again by itself.
  if (!(error instanceof MailServerAway) && outages.took(error)) return;
  // Its event is still on the way to the read model: no news for whoever runs this.
  if (error instanceof AccountUnknown) return rows.awaitNews(id);
  const about = { mail: id, kind, err: loggedError(error) };
  if (error instanceof MailRefused) {
    logger.warn(about, 'A mail was refused for good; it is not tried again');
    await rows.done(id, clock.instant());
    return;
  }
  logger.warn(about, 'A mail could not be sent; it is tried again');
  await rows.postpone(id);
};

const sendOne = async (sending: SendingMail, due: DueMail): Promise<void> => {
  const { rows, clock, logger } = sending;
  const { id, kind, accountId, endsAt, isOutdated } = due;
  if (accountId === null) return rows.forget(id);
  const isOver = endsAt.getTime() <= Date.parse(clock.instant());
  if (isOver) logger.error({ mail: id, kind }, 'A mail was given up: it is no news any more');
  if (isOver || isOutdated) return rows.done(id, clock.instant());
  await deliver(sending, due);
  return rows.done(id, clock.instant());
};

/** Sends what is due, and tells how many milliseconds nothing else will be. */
const sendDue = async (sending: SendingMail, isStopping: () => boolean): Promise<number> => {
  while (!isStopping()) {
    const due = await sending.rows.claim(atOnce);
    if (due.length === 0) break;
    await Promise.all(
      due.map((mail) =>
        sendOne(sending, mail).catch((error: unknown) => failed(sending, mail, error)),
      ),
    );
  }
  const untilDueMs = (await sending.rows.untilDueMs()) ?? lookEveryMs;
  return Math.min(lookEveryMs, Math.max(shortestRestMs, untilDueMs));
};

export type MailSender = {
  /** There is mail: look now. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
};

/**
 * Sends what is queued, at least once: who dies between sending and noting sends again. Several
 * processes share the queue.
 */
export const sendMail = (sending: SendingMail): MailSender => {
  const { logger, outages } = sending;
  const { wake, take } = wakeableRest();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const run = async (): Promise<void> => {
    while (!isStopping()) {
      const restMs = await sendDue(sending, isStopping).catch((error: unknown) => {
        if (!outages.took(error)) {
          logger.error({ err: loggedError(error) }, 'Mail cannot be sent; it is tried again');
        }
        return lookEveryMs;
      });
      if (!isStopping()) await take(restMs);
    }
  };
  const running = run();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      // A mail server may be slower than the end of a process; the mail is due again by itself.
      await Promise.race([running, sleep(longestFarewellMs, undefined, { ref: false })]);
      await sending.mailer.close();
    },
  };
};
