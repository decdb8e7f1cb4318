import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** Says a request a byte at a time and never to its end; gives the answer and the seconds it took. */
const drip = async (origin: string, head: string) => {
  const { hostname, port } = new URL(origin);
  const socket: Socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const began = performance.now();
  socket.write(head);
  const drops = setInterval(() => socket.write('1'), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drops);
  return { answer, seconds: (performance.now() - began) / 1000 };
};

describe('a request that arrives drop by drop', () => {
  it.each([
    ['in its body', 'content-length: 60000\r\n\r\n{'],
    ['in its headers', 'x-slow: '],
  ])('%s is cut off when its time is over', async (_, rest) => {
    await withSettings(product, { requestTimeoutMs: 1_000 }, async ({ origin }) => {
      const head = `POST /api/login HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n${rest}`;
      const { answer, seconds } = await drip(origin, head);
      expect(answer).toContain('408 Request Timeout');
      expect(answer).toContain('"code":"RequestTimeout"');
      expect(seconds).toBeGreaterThan(0.9);
      expect(seconds).toBeLessThan(5);
    });
  });
});
