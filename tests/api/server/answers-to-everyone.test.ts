import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicConfig } from '../../../domain/contracts/config.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { newLearner, someone } from '../support/people.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct;
let pages: string;
beforeAll(async () => {
  product = await startTestProduct();
  pages = await mkdtemp(join(tmpdir(), 'boardwell-pages-'));
  await mkdir(join(pages, 'assets'));
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Boardwell</title>');
  await writeFile(join(pages, 'assets', 'app-1a2b.js'), 'export {};');
  await writeFile(join(pages, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(pages, 'built-from'), 'a hash of the sources');
});
afterAll(async () => {
  await product.stop();
  await rm(pages, { recursive: true });
});

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw='" +
    " 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

describe('every answer', () => {
  it('tells the browser to load nothing that is not ours, and to trust nobody', async () => {
    const visitor = browser(product.url);
    const answers = [
      await visitor.get('/api/config'),
      await visitor.get('/api/user'),
      await visitor.get('/nowhere'),
      await visitor.post('/api/login', {}),
    ];
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toBe(policy);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  it('of the API is kept by no cache', async () => {
    const visitor = browser(product.url);
    for (const path of ['/api/config', '/api/user', '/api/nope', '/%61pi/user', '/ap%69/nope']) {
      expect((await visitor.get(path)).headers.get('cache-control'), path).toBe('no-store');
    }
  });
});

describe('behind https', () => {
  const https = { publicOrigin: 'https://boardwell.example' };

  it('the cookies are bound to this very host', async () => {
    await withSettings(product, https, async (own) => {
      const { headers } = await own.post('/api/register', someone());
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(
          /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(
          /^__Host-pos=\d{20}; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
      expect((await own.get('/api/user')).status).toBe(200);
      const out = await own.post('/api/logout');
      expect(out.headers.getSetCookie()[0]).toMatch(
        /^__Host-sid=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
      );
    });
  });

  it('a cookie without the prefix opens nothing', async () => {
    const learner = await newLearner(product);
    await withSettings(product, https, async (own) => {
      expect((await own.get('/api/user', { cookie: learner.cookie() })).status).toBe(401);
    });
  });

  it('browsers are told to stay with https for a year', async () => {
    await withSettings(product, https, async (own) => {
      const { headers } = await own.get('/api/config');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    });
    const plain = await browser(product.url).get('/api/config');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('what a visitor may know', () => {
  it('is counted from the published bank', async () => {
    const { body } = await browser(product.url).get('/api/config');
    expect(publicConfig.parse(body)).toEqual({
      product: 'Boardwell',
      mail: 'outbox',
      testMode: true,
      google: { enabled: false, reason: 'Sign-in with Google is not set up here.' },
      questions: product.bank.total,
      fields: ['LPN', 'RN', 'RT'],
      studyAids: 'built-in',
      freeFlashcardsPerDay: 5,
      payments: {
        processor: 'sandbox',
        publishableKey: null,
        notice: 'Sandbox: no money moves',
      },
    });
  });

  it('sends a browser that is asked to sign in to the page for it', async () => {
    const answer = await browser(product.url).get('/api/login');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/auth');
  });

  it('says that Google is not set up here', async () => {
    expect(await browser(product.url).get('/api/auth/google')).toMatchObject({
      status: 404,
      body: { code: 'GoogleNotConfigured' },
    });
  });
});

describe('the pages', () => {
  it('are the one page of the application, whatever its address', async () => {
    await withSettings(product, { webDirectory: pages }, async (own) => {
      for (const path of ['/', '/quiz?full=true', '/no/such/page']) {
        const answer = await own.get(path);
        expect(answer, path).toMatchObject({
          status: 200,
          text: expect.stringContaining('<title>'),
        });
        expect(answer.headers.get('cache-control')).toBe('no-cache');
      }
      expect((await own.ask('/quiz', { method: 'HEAD' })).status).toBe(200);
    });
  });

  it('keep their assets for ever and miss one honestly', async () => {
    await withSettings(product, { webDirectory: pages }, async (own) => {
      const asset = await own.get('/assets/app-1a2b.js');
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await own.get('/assets/app-gone.js')).status).toBe(404);
      expect((await own.get('/api/nope')).body).toMatchObject({ code: 'NotFound' });
      expect((await own.get('/..%2f..%2fetc%2fpasswd')).text).not.toContain('root:');
    });
  });

  it('send an asset as it was compressed when it was built', async () => {
    await withSettings(product, { webDirectory: pages }, async (own) => {
      const asset = await own.get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
      expect(asset.headers.get('content-encoding')).toBe('br');
      expect(asset.text).toBe('export {};');
      expect((await own.ask('/assets/app-1a2b.js', { method: 'HEAD' })).status).toBe(200);
    });
  });

  it('hand out nothing that the build left for the server', async () => {
    await withSettings(product, { webDirectory: pages }, async (own) => {
      for (const path of ['/built-from', '/assets/../built-from', '/assets/..%2fbuilt-from']) {
        expect((await own.get(path)).text, path).not.toContain('a hash of the sources');
      }
    });
  });
});

describe('the address of a client', () => {
  const registerFrom = (own: Browser, address: string) =>
    own.post('/api/register', someone(), { 'x-forwarded-for': address });

  it('is not what the client says it is', async () => {
    await withSettings(product, { limits: { registrations: 1, papers: 1 } }, async (own) => {
      expect((await registerFrom(own, '203.0.113.1')).status).toBe(201);
      expect((await registerFrom(own, '203.0.113.2')).status).toBe(429);
    });
  });

  it('is what a trusted proxy says it is', async () => {
    const settings = { limits: { registrations: 1, papers: 1 }, trustedProxies: ['127.0.0.1'] };
    await withSettings(product, settings, async (own) => {
      expect((await registerFrom(own, '203.0.113.1')).status).toBe(201);
      expect((await registerFrom(own, '203.0.113.2')).status).toBe(201);
      expect((await registerFrom(own, '203.0.113.2')).status).toBe(429);
    });
  });
});
