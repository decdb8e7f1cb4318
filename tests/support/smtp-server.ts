import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
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

/** A mail server on this machine that keeps what it takes. */
export const startSmtpServer = async (options: SMTPServerOptions = {}): Promise<TestSmtpServer> => {
  const taken: TakenMail[] = [];
  let refused: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _, done) => done(refused ? refusal(refused, address) : undefined),
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const { mailFrom, rcptTo } = envelope;
      taken.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address).join(),
        source: Buffer.concat(chunks).toString('utf8'),
      });
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
