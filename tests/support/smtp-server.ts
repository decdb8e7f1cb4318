import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type TakenMail = { readonly from: string; readonly to: string; readonly source: string };

export type TestSmtpServer = {
  readonly port: number;
  readonly taken: () => readonly TakenMail[];
  /** What it says to whoever a mail is for, until it is told otherwise; undefined for yes. */
  readonly refuse: (status: number | undefined) => void;
  readonly close: () => Promise<void>;
};

const refusal = (status: number, address: string): Error =>
  Object.assign(new Error(`No such user <${address}>`), { responseCode: status });

type Options = SMTPServerOptions & {
  /** Between taking a mail and saying so. */
  readonly answersAfterMs?: number;
};

/** A mail server on this machine that keeps what it takes. */
export const startSmtpServer = async ({
  answersAfterMs = 0,
  ...options
}: Options = {}): Promise<TestSmtpServer> => {
  const taken: TakenMail[] = [];
  let refused: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _, done) => done(refused ? refusal(refused, address) : undefined),
    onData: async (stream, { envelope }, done) => {
      const source = await text(stream).catch(() => undefined);
      // Whoever went away in the middle of it is told nothing.
      if (source === undefined) return;
      const { mailFrom, rcptTo } = envelope;
      taken.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address).join(),
        source,
      });
      if (answersAfterMs > 0) await sleep(answersAfterMs);
      done();
    },
    ...options,
  });
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    taken: () => taken,
    refuse: (status) => {
      refused = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
