import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkStore } from '../../../../api/account/mail/link-store.ts';
import { mailQueue } from '../../../../api/account/mail/mail-queue.ts';
import { MailRefused, MailServerAway } from '../../../../domain/ports/mailer.ts';
import { mailRows } from '../../../../ops/product/mail/mail-rows.ts';
import {
  type MailSender,
  type SendingMail,
  sendMail,
} from '../../../../ops/product/mail/send-mail.ts';
import { type Learner, newLearner } from '../../../api/support/people.ts';
import { type SetClock, setClock } from '../../../api/support/set-clock.ts';
import { patiently } from '../../../support/patiently.ts';
import { startTestProduct, type TestProduct } from '../../../support/product.ts';
import { startSmtpServer } from '../../../support/smtp-server.ts';

vi.setConfig({ testTimeout: 60_000 });

let product: TestProduct;
let clock: SetClock;
let learner: Learner;
const start = '2026-11-20T12:00:00.000Z';
beforeAll(async () => {
  clock = setClock(start);
  // Nobody sends but the senders of the tests.
  product = await startTestProduct({ clock, configuration: { mailWay: 'none' } });
  learner = await newLearner(product);
});
afterAll(() => product.stop());

const senders: MailSender[] = [];
afterEach(async () => {
  for (const { stop } of senders.splice(0)) await stop();
  clock.set(start);
  await product.world.database.query('delete from auth.mail');
});

type Sent = { readonly id: string; readonly to: string; readonly text: string };

/** One process that sends, by a mailer that does as it is told. */
const sender = (mail: (sent: Sent) => Promise<void>, changes: Partial<SendingMail> = {}) => {
  const { world } = product;
  const logged: unknown[] = [];
  const log = (...line: unknown[]) => void logged.push(line);
  const running = sendMail({
    mailer: { send: mail, close: async () => undefined },
    vault: world.vault,
    clock,
    outages: world.outages,
    origin: world.settings.publicOrigin,
    links: linkStore(world.database),
    invitingSchool: async () => undefined,
    rows: mailRows(world.database),
    logger: { warn: log, error: log },
    ...changes,
  });
  senders.push(running);
  return { ...running, logged };
};

const ask = () =>
  mailQueue(product.world.database).askReset({
    id: product.world.identifiers.command(),
    emailOrUsername: learner.email,
    at: clock.instant(),
  });

const rows = async () =>
  (
    await product.world.database.query<{ tries: number; done: boolean }>(
      'select tries, done_at is not null as done from auth.mail',
    )
  ).rows;

/** What is due is due at once, whatever it waits for. */
const hasten = () => product.world.database.query('update auth.mail set due_at = now()');

describe('queued mail', () => {
  it('is sent once, however many processes look for it', async () => {
    const sent: Sent[] = [];
    const send = async (mail: Sent) => void sent.push(mail);
    await ask();
    for (let i = 0; i < 5; i += 1) sender(send);
    await vi.waitFor(
      async () => expect(await rows()).toEqual([{ tries: 1, done: true }]),
      patiently,
    );
    expect(sent.map(({ to }) => to)).toEqual([learner.email]);
  });

  it('is sent again by another process when one dies before it noted it, with links that both work', async () => {
    const sent: Sent[] = [];
    await ask();
    // It never hears what became of it, as if it had been killed.
    const dead = sender((mail) => {
      sent.push(mail);
      return new Promise(() => undefined);
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1), patiently);
    const alive = sender(async (mail) => void sent.push(mail));
    alive.wake();
    expect(await rows()).toEqual([{ tries: 1, done: false }]);
    await hasten();
    alive.wake();
    await vi.waitFor(
      async () => expect(await rows()).toEqual([{ tries: 2, done: true }]),
      patiently,
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const tokens = sent.map(({ text }) => /#(\S{43})/.exec(text)?.[1] ?? '');
    const links = linkStore(product.world.database);
    for (const token of tokens) {
      expect((await links.find(token, 'reset-link', clock.instant()))?.accountId).toBe(learner.id);
    }
    void dead;
  });

  it('waits for a mail server that is away, and is told without address and link', async () => {
    const { wake, logged } = sender(async () => {
      throw new MailServerAway('ECONNREFUSED');
    });
    await ask();
    wake();
    await vi.waitFor(() => expect(logged).toHaveLength(1), patiently);
    await vi.waitFor(
      async () => expect(await rows()).toEqual([{ tries: 1, done: false }]),
      patiently,
    );
    const { rows: due } = await product.world.database.query(
      `select due_at between now() + interval '5 s' and now() + interval '11 s' as soon from auth.mail`,
    );
    expect(due).toEqual([{ soon: true }]);
    expect(JSON.stringify(logged)).not.toMatch(/@|#/);
  });

  it('to somebody who is not in the read model yet is sent as soon as they are', async () => {
    const own = mailRows(product.world.database);
    const sent: Sent[] = [];
    let looks = 0;
    const claim = async (most: number) => {
      const due = await own.claim(most);
      if (due.length > 0) looks += 1;
      return looks > 1 ? due : due.map((mail) => ({ ...mail, account: null }));
    };
    const { wake, logged } = sender(async (mail) => void sent.push(mail), {
      rows: { ...own, claim },
    });
    await ask();
    wake();
    // Sooner than the next look for mail that nobody told of.
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 8_000 });
    expect(await rows()).toEqual([{ tries: 2, done: true }]);
    expect(logged).toEqual([]);
  });

  it('that is refused for good is not tried again', async () => {
    const { wake } = sender(async () => {
      throw new MailRefused('EENVELOPE 550');
    });
    await ask();
    wake();
    await vi.waitFor(
      async () => expect(await rows()).toEqual([{ tries: 1, done: true }]),
      patiently,
    );
  });

  it('is not sent when it is no news any more', async () => {
    const sent: Sent[] = [];
    await ask();
    clock.set('2026-11-20T13:00:00.000Z');
    sender(async (mail) => void sent.push(mail));
    await vi.waitFor(
      async () => expect(await rows()).toEqual([{ tries: 1, done: true }]),
      patiently,
    );
    expect(sent).toEqual([]);
  });

  it('of the same cause again is no second mail', async () => {
    const queue = mailQueue(product.world.database);
    const id = product.world.identifiers.command();
    const wish = {
      id,
      kind: 'password-changed',
      accountId: learner.id,
      at: clock.instant(),
    } as const;
    await Promise.all([queue.add(wish), queue.add(wish), queue.add(wish)]);
    expect(await rows()).toHaveLength(1);
  });

  it('to somebody who was forgotten is not sent', async () => {
    const gone = await newLearner(product);
    const queue = mailQueue(product.world.database);
    const id = product.world.identifiers.command();
    await queue.add({ id, kind: 'password-changed', accountId: gone.id, at: clock.instant() });
    await product.world.vault.destroyKey(gone.id);
    const sent: Sent[] = [];
    sender(async (mail) => void sent.push(mail));
    await vi.waitFor(
      async () => expect(await rows()).toEqual([{ tries: 1, done: true }]),
      patiently,
    );
    expect(sent).toEqual([]);
  });
});

describe('a product with a mail server', () => {
  it('sends the link of a reset there, and shows no outbox', async () => {
    const server = await startSmtpServer();
    const from = 'Boardwell <no-reply@boardwell.example>';
    const mailServer = { host: '127.0.0.1', port: server.port, tls: 'none', from } as const;
    const sending = await startTestProduct({ configuration: { mailWay: 'smtp', mailServer } });
    const somebody = await newLearner(sending);
    await somebody.post('/api/auth/password/forgot', { emailOrUsername: somebody.username });
    const resets = () => server.taken().filter(({ source }) => /reset-password#/.test(source));
    await vi.waitFor(() => expect(resets()).toHaveLength(1), { timeout: 30_000 });
    expect(resets()[0]?.to).toBe(somebody.email);
    expect((await somebody.get('/api/outbox')).status).toBe(404);
    await sending.stop();
    await server.close();
  });
});
