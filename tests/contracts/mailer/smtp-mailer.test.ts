import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mailer, MailRefused, MailServerAway } from '../../../domain/ports/mailer.ts';
import { smtpMailer } from '../../../ops/adapters/mail/smtp-mailer.ts';
import type { MailServer } from '../../../ops/configuration/mail-server.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const serverOf = async (
  ...options: Parameters<typeof startSmtpServer>
): Promise<TestSmtpServer> => {
  const server = await startSmtpServer(...options);
  ends.push(server.close);
  return server;
};

const mailerTo = (port: number, changes: Partial<MailServer> = {}): Mailer => {
  const from = 'Boardwell <no-reply@boardwell.example>';
  const mailer = smtpMailer({ host: '127.0.0.1', port, tls: 'none', from, ...changes });
  ends.push(mailer.close);
  return mailer;
};

const mail = {
  id: '5f0c6a5e-3c1d-5b5e-9a53-0a9f1f8f6d21',
  to: 'ada@learner.example',
  subject: 'Ihr Paßwort – geändert',
  text: `Hello Ada,\n\nhttps://boardwell.example/reset-password#${'x'.repeat(43)}\n`,
};

const failureOf = (sent: Promise<void>): Promise<unknown> =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('mail by SMTP', () => {
  it('comes as plain text from its sender, with a Message-ID that names its cause', async () => {
    const server = await serverOf();
    await mailerTo(server.port).send(mail);
    const [taken] = server.taken();
    expect(taken).toMatchObject({ from: 'no-reply@boardwell.example', to: mail.to });
    const [head = '', body = ''] = taken?.source.split('\r\n\r\n', 2) ?? [];
    expect(head).toContain(`Message-ID: <${mail.id}@boardwell.example>`);
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).toContain('From: Boardwell <no-reply@boardwell.example>');
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(head).not.toContain('Paßwort');
    expect(body).toContain('Hello Ada,');
  });

  it('takes nothing of an address for a header', async () => {
    const server = await serverOf();
    const to = 'ada@learner.example\r\nBcc: eve@learner.example';
    await failureOf(mailerTo(server.port).send({ ...mail, to }));
    for (const taken of server.taken()) expect(taken.to).not.toContain('eve@learner.example');
    for (const taken of server.taken()) expect(taken.source).not.toMatch(/^Bcc:/m);
  });

  it('is refused for good where nobody has the address, and the error does not repeat it', async () => {
    const server = await serverOf();
    server.refuse(550);
    const error = await failureOf(mailerTo(server.port).send(mail));
    expect(error).toBeInstanceOf(MailRefused);
    expect(`${error} ${JSON.stringify(error)}`).not.toContain('ada@');
  });

  it.each([450, 421])('may be taken later after a %i', async (status) => {
    const server = await serverOf();
    server.refuse(status);
    const error = await failureOf(mailerTo(server.port).send(mail));
    expect(error).toBeInstanceOf(MailServerAway);
    expect(`${error}`).not.toContain('ada@');
  });

  it('may be taken later by a server that is not there', async () => {
    const server = await startSmtpServer();
    await server.close();
    const error = await failureOf(mailerTo(server.port).send(mail));
    expect(error).toMatchObject({ name: 'MailServerAway', code: expect.stringMatching(/^E/) });
  });

  it('shows who it is, where the server asks', async () => {
    const server = await serverOf({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'boardwell' && password === 'p@ss'
          ? done(null, { user: username })
          : done(new Error('no')),
    });
    const login = { user: 'boardwell', pass: 'p@ss' };
    await mailerTo(server.port, { login }).send(mail);
    expect(server.taken()).toHaveLength(1);
    const wrong = mailerTo(server.port, { login: { ...login, pass: 'wrong' } });
    expect(await failureOf(wrong.send(mail))).toBeInstanceOf(MailServerAway);
  });

  it('is never sent in clear where encryption is demanded and the server offers none', async () => {
    const server = await serverOf();
    const error = await failureOf(mailerTo(server.port, { tls: 'demanded' }).send(mail));
    expect(error).toBeInstanceOf(MailServerAway);
    expect(server.taken()).toEqual([]);
  });

  it('is not sent to a server whose certificate nobody vouches for', async () => {
    const server = await serverOf({ disabledCommands: [] });
    const error = await failureOf(mailerTo(server.port, { tls: 'demanded' }).send(mail));
    expect(error).toBeInstanceOf(MailServerAway);
    expect(server.taken()).toEqual([]);
  });

  it('waits ten seconds for the greeting of a server that is silent, and no longer', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    ends.push(async () => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const began = performance.now();
    expect(await failureOf(mailerTo(port).send(mail))).toBeInstanceOf(MailServerAway);
    expect(performance.now() - began).toBeLessThan(20_000);
  }, 40_000);
});
