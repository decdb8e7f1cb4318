import type { FastifyBaseLogger } from 'fastify';
import { linkStore } from '../../../api/account/mail/link-store.ts';
import { invitingSchoolNamed } from '../../../api/institution/load-school.ts';
import type { ApiWorld, MailDesk } from '../../../api/server/world.ts';
import type { Clock } from '../../../domain/ports/clock.ts';
import type { Mailer } from '../../../domain/ports/mailer.ts';
import { outbox } from '../../adapters/mail/outbox-mailer.ts';
import type { Configuration } from '../../configuration.ts';
import { mailRows } from './mail-rows.ts';
import { type MailSender, sendMail } from './send-mail.ts';

type Started = {
  readonly world: ApiWorld;
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

export type OpenedMail = {
  readonly desk: MailDesk;
  /** From now on what is queued is sent, where there is a way. */
  readonly start: (started: Started) => Pick<MailSender, 'stop'>;
};

/** Loaded where a mail server is named: other starts need no client. */
const smtp = (server: NonNullable<Configuration['mailServer']>): Mailer => {
  const loaded = import('../../adapters/mail/smtp-mailer.ts').then(({ smtpMailer }) =>
    smtpMailer(server),
  );
  return {
    send: async (mail) => (await loaded).send(mail),
    close: async () => (await loaded).close(),
  };
};

const sendingIn = ({ world, logger }: Started, mailer: Mailer): MailSender =>
  sendMail({
    mailer,
    logger,
    vault: world.vault,
    clock: world.clock,
    outages: world.outages,
    origin: world.settings.publicOrigin,
    invitingSchool: (institutionId, invitationId) =>
      invitingSchoolNamed({ world }, institutionId, invitationId),
    links: linkStore(world.database),
    rows: mailRows(world.database),
  });

/** The way out of this process for mail. */
export const openMail = (
  { mailServer, mailWay }: Pick<Configuration, 'mailServer' | 'mailWay'>,
  clock: Clock,
): OpenedMail => {
  const kept = outbox(clock);
  let sender: MailSender | undefined;
  return {
    desk: {
      way: mailWay,
      wake: () => sender?.wake(),
      outbox: kept.list,
    },
    start: (started) => {
      if (mailWay === 'none') return { stop: async () => undefined };
      sender = sendingIn(started, mailServer ? smtp(mailServer) : kept.mailer);
      return sender;
    },
  };
};
