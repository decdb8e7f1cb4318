import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../../api/server/server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { livePage } from '../support/live-page.ts';
import { newLearner } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const serve = async () => {
  const server = await buildServer(product.world);
  return { server, url: await server.listen({ port: 0, host: '127.0.0.1' }) };
};

describe('a server that stops', () => {
  it('does not wait for connections that ask for nothing', { timeout: 9000 }, async () => {
    const { server, url } = await serve();
    const learner = await newLearner(product);
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    await once(silent, 'connect');
    await browser(url).get('/healthz');
    const page = await livePage(url, learner.cookie());
    page.leave();
    await server.close();
    silent.destroy();
  });

  it('answers what it was asked before', async () => {
    const { server, url } = await serve();
    const learner = await newLearner(product);
    const future = '9'.repeat((await product.world.commands.log.head()).length);
    const own = browser(url, learner.cookie());
    // Waits two seconds for a position that never comes.
    const asked = own.get('/api/progress', { 'x-min-position': future });
    await once(server.server, 'request');
    const [answer] = await Promise.all([asked, server.close()]);
    expect(answer).toMatchObject({ status: 200, body: { quizzesTaken: 0 } });
    await expect(own.get('/healthz')).rejects.toThrow();
  });
});

describe('a server that is about to stop', () => {
  it('says so in the words of every other problem', async () => {
    const { server, url } = await serve();
    const learner = await newLearner(product);
    const future = '9'.repeat((await product.world.commands.log.head()).length);
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let told = '';
    socket.on('data', (chunk) => {
      told += chunk;
    });
    const head = `HTTP/1.1\r\nhost: localhost\r\ncookie: ${learner.cookie()}\r\n`;
    socket.write(`GET /api/progress ${head}x-min-position: ${future}\r\n\r\n`);
    await once(server.server, 'request');
    const closed = server.close();
    // On the same connection, behind the one that still waits.
    socket.write(`GET /healthz ${head}\r\n`);
    await new Promise((resolve) => socket.once('close', resolve));
    await closed;
    expect(told).toMatch(/^HTTP\/1.1 200 OK/);
    expect(told).toMatch(
      /HTTP\/1.1 503 Service Unavailable(?:\r\n[^\r\n]+)*\r\nretry-after: 1\r\n/i,
    );
    expect(told).toMatch(/\{"message":"[^"]+","code":"Stopping"\}/);
    expect(told.split('HTTP/1.1 503')[1]).toMatch(/content-security-policy/i);
  });
});
