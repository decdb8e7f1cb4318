import { connect } from '@nats-io/transport-node';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenKnowledge } from '../../domain/bank/build/knowledge.ts';
import { readConfiguration } from '../../ops/configuration.ts';
import { freePort } from '../../ops/postgres/embedded/free-port.ts';
import { type Product, startProduct } from '../../ops/product/start-product.ts';
import { type NatsServer, natsServer, noNatsServer } from '../support/nats-server.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { browser } from './support/browser.ts';
import { livePage } from './support/live-page.ts';
import { newLearner } from './support/people.ts';
import { handIn, newPaper } from './support/quiz.ts';

const wait = { timeout: 20_000, interval: 20 } as const;
const secret = 'a-secret-of-nats';
const lines: string[] = [];

let server: NatsServer;
let product: TestProduct;
let second: Product;
const told = (about: RegExp) => lines.filter((line) => about.test(line));
const ready = async ({ url }: Pick<Product, 'url'>) => browser(url).get('/readyz');

describe.skipIf(noNatsServer)('two processes that tell each other by NATS', () => {
  beforeAll(async () => {
    server = await natsServer({ user: 'boardwell', pass: secret });
    const address = server.url.replace('//', `//boardwell:${secret}@`);
    const { nats } = readConfiguration({ NATS_URL: address });
    product = await startTestProduct({
      configuration: { nats },
      onLog: (line) => void lines.push(line),
    });
    second = await startProduct({
      configuration: { ...readConfiguration({ PORT: `${await freePort()}` }), nats },
      databaseUrl: product.databaseUrl,
      bank: writtenKnowledge,
      logger: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
    });
  });
  afterAll(async () => {
    await second.stop();
    await product.stop();
    await server.kill();
  });

  /** A learner who works at the first process and has a page open at the second. */
  const atBoth = async () => {
    const learner = await newLearner(product);
    const page = await livePage(second.url, learner.cookie());
    const there = browser(second.url, learner.cookie());
    return { learner, page, there };
  };
  const study = async ({ learner, there }: Awaited<ReturnType<typeof atBoth>>) => {
    const before = await there.get('/api/progress');
    await handIn(learner, await newPaper(learner, { limit: 3 }));
    const position = { 'x-min-position': await product.world.commands.log.head() };
    const after = await there.get('/api/progress', position);
    expect(after.headers.get('x-read-behind')).toBeNull();
    return after.body.quizzesTaken - before.body.quizzesTaken;
  };

  it('start and serve while it is down, and say so', async () => {
    for (const each of [product, second]) {
      const { status, body } = await ready(each);
      expect([status, body]).toEqual([200, { status: 'ready', attention: ['hints'] }]);
    }
    expect(told(/NATS is away/)).toHaveLength(2);
    const both = await atBoth();
    expect(await study(both)).toBe(1);
    both.page.leave();
  });

  it('are of one mind as soon as it is there: an open page at one moves with work at the other', async () => {
    await server.start();
    for (const each of [product, second]) {
      await expect.poll(async () => (await ready(each)).body, wait).toEqual({ status: 'ready' });
    }
    const both = await atBoth();
    expect(await study(both)).toBe(1);
    const moved = () => both.page.messages.map(({ readModel }) => readModel);
    await expect.poll(moved, wait).toContain('quiz-history');
    await both.learner.post('/api/logout');
    await both.page.ended;
  });

  it('believe nothing that is forged, and lose no work over it', async () => {
    const forger = await connect({ servers: server.url, user: 'boardwell', pass: secret });
    const both = await atBoth();
    const { id } = both.learner;
    const seen: string[] = [];
    forger.subscribe('boardwell.>', {
      callback: (_, message) => void seen.push(`${message.subject} ${message.string()}`),
    });
    await forger.flush();
    expect(await study(both)).toBe(1);
    await expect.poll(() => seen.length, wait).toBeGreaterThan(1);
    const future = '9'.repeat((await product.world.commands.log.head()).length);
    const subjects = new Set(seen.map((each) => each.split(' ')[0] ?? ''));
    const forged = [
      ...seen.map((each) => each.slice(each.indexOf(' ') + 1)).toReversed(),
      JSON.stringify({ from: 'x', position: future, moved: [['progress', [id]]] }),
      `x ${id}`,
      'x'.repeat(200_000),
    ];
    for (const subject of subjects) for (const text of forged) forger.publish(subject, text);
    await forger.flush();

    expect(await study(both)).toBe(1);
    const head = await product.world.commands.log.head();
    for (const { position } of both.page.messages) expect(position <= head).toBe(true);
    const { reached } = second.world.readPosition;
    expect(await reached(['progress'], future as typeof head, 0)).toBe(false);
    const isThere = await both.there.get('/api/auth/user');
    expect(isThere.status).toBe(200);
    expect(seen.join()).not.toContain(both.learner.email);
    both.page.leave();
    await forger.close();
  });

  it('go on when it is killed, and come back to it', async () => {
    await server.kill();
    const attention = async () => (await ready(second)).body.attention;
    await expect.poll(attention, wait).toEqual(['hints']);
    const both = await atBoth();
    expect(await study(both)).toBe(1);
    await server.start();
    await expect.poll(attention, wait).toBeUndefined();
    both.page.leave();
    expect(lines.join('\n')).not.toContain(secret);
    expect(lines.filter((line) => JSON.parse(line).level > 40)).toEqual([]);
  });

  it('stop at once while it is silent', async () => {
    server.silence();
    const began = performance.now();
    const third = await startProduct({
      configuration: {
        ...readConfiguration({ PORT: `${await freePort()}` }),
        nats: readConfiguration({ NATS_URL: server.url }).nats,
      },
      databaseUrl: product.databaseUrl,
      bank: writtenKnowledge,
      logger: pino({ level: 'silent' }),
    });
    const started = performance.now();
    await third.stop();
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(started - began).toBeLessThan(30_000);
    server.speak();
  });
});
