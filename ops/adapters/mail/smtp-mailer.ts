import { createTransport } from 'nodemailer';
import {
  type Mail,
  type Mailer,
  MailRefused,
  MailServerAway,
} from '../../../domain/ports/mailer.ts';
import type { MailServer } from '../../configuration/mail-server.ts';

const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

const encryption = {
  implicit: { secure: true },
  // Never in clear because somebody on the way says that the server cannot do better.
  demanded: { secure: false, requireTLS: true },
  none: { secure: false, ignoreTLS: true },
} as const;

const domainOf = (from: string): string => /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';

type Failure = { readonly code: string; readonly status: number };

const failureOf = (error: unknown): Failure => {
  const about = error instanceof Error ? (error as Error & Record<string, unknown>) : {};
  const { code, responseCode } = about as Record<string, unknown>;
  return { code: typeof code === 'string' ? code : 'unknown', status: Number(responseCode ?? 0) };
};

/** The server's final word on this address: 550 no such mailbox, and its kin. */
const isFinal = ({ code, status }: Failure): boolean =>
  code === 'EENVELOPE' && status >= 550 && status < 560;

/** What a mail server says of a mail repeats its address, so it is not passed on. */
const told = (error: unknown): Error => {
  const failure = failureOf(error);
  const named = failure.status > 0 ? `${failure.code} ${failure.status}` : failure.code;
  return isFinal(failure) ? new MailRefused(named) : new MailServerAway(named);
};

/** Hands each mail to a mail server; `Message-ID` names its cause. */
export const smtpMailer = ({ host, port, tls, login, from }: MailServer): Mailer => {
  const transport = createTransport({
    host,
    port,
    ...encryption[tls],
    tls: { minVersion: 'TLSv1.2' },
    ...(login ? { auth: login } : {}),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, text }: Mail): Promise<void> => {
      const mail = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw told(error);
      });
    },
    close: async () => transport.close(),
  };
};
