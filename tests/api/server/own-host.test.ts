import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwnHost } from '../../../api/plugins/own-host.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

type Answer = { readonly status: number; readonly body: string };

/** Fetch writes the Host header itself; an attacker's name that points here does it for him. */
const ask = (origin: string, path: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(new URL(path, origin), { headers, setHost: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject).end();
  });

describe('a request that is addressed to another host', () => {
  it('is refused on every path, so that a name that was made to point here reads nothing', async () => {
    await withSettings(product, {}, async ({ origin }) => {
      for (const path of ['/', '/metrics', '/api/config', '/api/user', '/nowhere']) {
        const answer = await ask(origin, path, { host: 'evil.example:3000' });
        expect(answer.status, path).toBe(421);
        expect(JSON.parse(answer.body)).toMatchObject({ code: 'NotOurHost' });
      }
    });
  });

  it('is answered to whoever looks after the product, and where HTTP/1.0 names no host', async () => {
    await withSettings(product, {}, async ({ origin }) => {
      for (const path of ['/healthz', '/readyz']) {
        expect((await ask(origin, path, { host: 'healthcheck.example' })).status).toBe(200);
      }
    });
  });

  it('is fine where a proxy that we trust passes it on, or the operator named the host', async () => {
    const settings = { trustedProxies: ['loopback'], allowedHosts: ['boardwell', 'inner.example'] };
    await withSettings(product, settings, async ({ origin }) => {
      const passedOn = { host: 'upstream', 'x-forwarded-for': '203.0.113.9' };
      expect((await ask(origin, '/api/config', passedOn)).status).toBe(200);
      for (const host of ['boardwell:3000', 'Inner.Example']) {
        expect((await ask(origin, '/api/config', { host })).status, host).toBe(200);
      }
      expect((await ask(origin, '/api/config', { host: 'upstream' })).status).toBe(421);
    });
  });

  it('shows no measurements to an address of the network, where no token is set', async () => {
    await withSettings(product, {}, async ({ origin }) => {
      expect((await ask(origin, '/metrics', { host: 'localhost:3000' })).status).toBe(200);
      expect((await ask(origin, '/metrics', { host: '192.0.2.7:3000' })).status).toBe(404);
    });
  });
});

describe('the hosts that are ours', () => {
  const settings = { publicOrigin: 'https://boardwell.example' };

  it.each([
    ...['localhost', 'localhost:3000', 'app.localhost:3000', '127.0.0.1:3000', '[::1]:3000'],
    ...['192.168.1.7:3000', '[2001:db8::1]', 'boardwell.example', 'BOARDWELL.example:443'],
  ])('are %s', (host) => expect(isOwnHost(host, settings)).toBe(true));

  it.each([
    ...[
      'evil.example',
      'localhost.evil.example',
      'boardwell.example.evil.example',
      'evillocalhost',
    ],
    ...['', 'a b', '127.0.0.1.nip.io', 'sub.boardwell.example', 'user@boardwell.example/x'],
  ])('are not "%s"', (host) => expect(isOwnHost(host, settings)).toBe(false));
});
