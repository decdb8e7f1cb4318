import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../../api/server/server.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('the health of the product', () => {
  it('is told to whoever asks, with GET and with HEAD', async () => {
    const visitor = browser(product.url);
    expect((await visitor.get('/healthz')).body).toEqual({ status: 'alive' });
    expect((await visitor.get('/readyz')).body).toEqual({ status: 'ready' });
    for (const path of ['/healthz', '/readyz']) {
      expect(await visitor.ask(path, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    }
  });

  it('is not ready while the read models are behind', async () => {
    const server = await buildServer({
      ...product.world,
      readPosition: { reached: async () => false },
    });
    const { statusCode, headers } = await server.inject('/readyz');
    const answer = (await server.inject('/readyz')).json();
    await server.close();
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('1');
    expect(answer).toMatchObject({ code: 'Behind' });
  });
});

describe('read models that are far behind', () => {
  it('are named in health with how far and how fast they come', async () => {
    const server = await buildServer({
      ...product.world,
      readPosition: { reached: async () => false },
      catchingUp: {
        now: () => ({
          projections: ['attempts', 'audit'],
          events: 400_000,
          perSecond: 21_300,
          position: '00000000000000000410' as Position,
          upTo: '00000000000000001000' as Position,
        }),
      },
    });
    const { statusCode, headers, body } = await server.inject('/readyz');
    await server.close();
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('1');
    expect(JSON.parse(body)).toEqual({
      code: 'Behind',
      message: 'Catching up with the log: 41 %, 21300 events a second, attempts, audit',
    });
  });
});

describe('the measurements', () => {
  it('count answers by route pattern and status, and never by path', async () => {
    await withSettings(product, {}, async (own) => {
      await own.get('/api/attempts/a-secret-name');
      await own.get('/api/config');
      await own.get('/nowhere/a-secret-name');
      const { text, headers } = await own.get('/metrics');
      expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      const count = 'http_request_duration_seconds_count';
      expect(text).toContain(
        `${count}{method="GET",route="/api/attempts/:attemptId",status="401"} 1\n`,
      );
      expect(text).toContain(`${count}{method="GET",route="/api/config",status="200"} 1\n`);
      expect(text).toContain(`${count}{method="GET",route="none",status="404"} 1\n`);
      expect(text).not.toContain('a-secret-name');
      expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
      expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    });
  });

  it('are for this machine alone, where no token is set', async () => {
    await withSettings(product, {}, async (own) => {
      expect((await own.get('/metrics')).status).toBe(200);
      for (const header of ['x-forwarded-for', 'forwarded']) {
        expect(await own.get('/metrics', { [header]: '203.0.113.9' })).toMatchObject({
          status: 404,
          body: { code: 'NotFound' },
        });
      }
    });
    // Behind a proxy everybody comes from this machine.
    await withSettings(product, { publicOrigin: 'https://boardwell.example' }, async (own) => {
      expect((await own.get('/metrics')).status).toBe(404);
    });
  });

  it('are for whoever shows the token, where one is set', async () => {
    await withSettings(product, { metricsToken: 'a long token' }, async (own) => {
      const statuses = [];
      for (const authorization of [
        null,
        'a long token',
        'Bearer a wrong one',
        'Bearer a long token',
      ]) {
        statuses.push((await own.get('/metrics', { authorization })).status);
      }
      expect(statuses).toEqual([404, 404, 404, 200]);
    });
  });
});
