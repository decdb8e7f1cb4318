import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { declaredRoutes } from '../support/route-table.ts';

let product: TestProduct;
let learner: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  learner = await newLearner(product);
});
afterAll(() => product.stop());

const guarded = Object.entries(declaredRoutes)
  .filter(([, { csrf }]) => csrf)
  .map(([route]) => route.replace(':field', 'RT').replaceAll(/:\w+/g, 'x').split(' '))
  .map(([method = '', path = '']) => ({ method, path }));
const writes = guarded.filter(({ method }) => method !== 'GET');

const send = (
  { method, path }: (typeof guarded)[number],
  headers: Readonly<Record<string, string | null>>,
) => learner.ask(path, { method, headers, ...(method === 'GET' ? {} : { raw: '{' }) });

const events = () => product.world.commands.log.head();

describe('a request from elsewhere', () => {
  it('[ROLE-14] is refused on every route that changes something', async () => {
    const before = await events();
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      // The newer header is believed before the older one.
      { 'sec-fetch-site': 'cross-site', origin: product.world.settings.publicOrigin },
      { 'sec-fetch-site': null, origin: 'https://evil.example' },
      { 'sec-fetch-site': null, origin: 'null' },
      { 'sec-fetch-site': null, origin: `${product.world.settings.publicOrigin}.evil.example` },
    ];
    expect(guarded.length).toBeGreaterThan(9);
    for (const route of guarded) {
      for (const headers of foreign) {
        const said = `${route.method} ${route.path} ${JSON.stringify(headers)}`;
        expect(await send(route, headers), said).toMatchObject({
          status: 403,
          body: { code: 'CrossSite' },
        });
      }
    }
    expect(await events()).toBe(before);
  });

  it('is refused when it writes and says nothing of where it comes from', async () => {
    for (const route of writes) {
      expect(await send(route, { 'sec-fetch-site': null })).toMatchObject({
        status: 403,
        body: { code: 'CrossSite' },
      });
    }
  });

  it('is not helped by a forged host', async () => {
    for (const route of writes) {
      const headers = {
        'sec-fetch-site': null,
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
      };
      expect((await send(route, headers)).status).toBe(403);
    }
  });
});

describe('a request from our own pages', () => {
  it('is let in by either header', async () => {
    const own = writes.filter(({ path }) => path !== '/api/logout' && !path.includes('/admin/'));
    for (const route of own) {
      for (const headers of [
        { 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-site': null, origin: product.world.settings.publicOrigin },
      ]) {
        expect((await send(route, headers)).body, route.path).toMatchObject({
          code: 'MalformedJson',
        });
      }
    }
  });

  it('may read without either: a plain client draws papers', async () => {
    const answer = await learner.get('/api/questions/RT', { 'sec-fetch-site': null });
    expect(answer.status).toBe(200);
  });
});

describe('a body that is not JSON', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'text/json',
    'application/jsonp',
  ])('is refused as %s on every route', async (type) => {
    for (const route of writes) {
      expect(await send(route, { 'content-type': type })).toMatchObject({
        status: 415,
        body: { message: 'Send the body as application/json.', code: 'JsonOnly' },
      });
    }
  });

  it('is JSON with a charset', async () => {
    const answer = await learner.patch(
      '/api/auth/user',
      { firstName: 'Zoë' },
      { 'content-type': 'Application/JSON ; charset=utf-8' },
    );
    expect(answer.body).toMatchObject({ firstName: 'Zoë' });
  });
});
