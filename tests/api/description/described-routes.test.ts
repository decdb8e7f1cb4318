import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilities } from '../../../api/server/capabilities.ts';
import { buildServer } from '../../../api/server/server.ts';
import { ourFiles, root } from '../../architecture/tree.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Answer, browser } from '../support/browser.ts';
import { newLearner } from '../support/people.ts';
import { inlinedTwice } from './inlined-twice.ts';
import { brokenRules } from './redocly.ts';

let product: TestProduct;
let server: FastifyInstance;
let description: Answer['body'];
beforeAll(async () => {
  product = await startTestProduct();
  server = await buildServer(product.world);
  description = (await (await newLearner(product)).get('/api/docs')).body;
});
afterAll(async () => {
  await server.close();
  await product.stop();
});

const operationOf = (method: string, url: string) =>
  description.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

const routes = () => server.routeTable.entries.filter(({ method }) => method !== 'HEAD');

const everyOperation = () =>
  routes().map(({ method, url }) => ({ route: `${method} ${url}`, ...operationOf(method, url) }));

describe('the description of the API', () => {
  it('is OpenAPI of this installation', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Boardwell', version: '1', license: { identifier: 'MIT' } },
      servers: [{ url: product.world.settings.publicOrigin }],
    });
  });

  it('has every route, with its parameters', () => {
    expect(routes().length).toBeGreaterThan(60);
    for (const { method, url } of routes()) {
      const operation = operationOf(method, url);
      expect(operation, `${method} ${url}`).toBeDefined();
      for (const [, name] of url.matchAll(/:(\w+)/g)) {
        expect(operation.parameters, `${method} ${url}`).toContainEqual(
          expect.objectContaining({ in: 'path', name, required: true }),
        );
      }
    }
  });

  it('calls every operation by a name of its own, says what it does and where it belongs', () => {
    const names = everyOperation().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { route, operationId, summary, tags } of everyOperation()) {
      expect(operationId, route).toMatch(/^[a-z][A-Za-z]+$/);
      expect(summary, route).toMatch(/^[A-Z].{5,}[^.]$/);
      expect(tags, route).toHaveLength(1);
      expect(
        capabilities.map(({ word }) => word),
        route,
      ).toContain(tags[0]);
    }
    expect(description.tags.map(({ name }: { name: string }) => name)).toEqual(
      capabilities.map(({ word }) => word),
    );
  });

  it('calls a capability as its folder is called', () => {
    const files = ourFiles('api/*/**/*.ts').map((path) => path.split('/'));
    // The server's own routes tell of its operation.
    const ofCapability = files.filter(([, folder]) => folder !== 'server');
    const named = ofCapability.flatMap((path) => {
      const text = readFileSync(join(root, ...path), 'utf8');
      return (text.match(/(?<=capability: ')[\w-]+/g) ?? []).map((name) => ({ path, name }));
    });
    expect(named.length).toBeGreaterThan(40);
    for (const { path, name } of named) expect(name, path.join('/')).toBe(path[1]);
  });

  it('says who may call each', () => {
    const needed = (auth: string) =>
      ({ public: [], operator: [{ metricsToken: [] }, {}] })[auth] ?? [{ session: [] }];
    for (const { method, url, policy } of routes()) {
      expect(operationOf(method, url).security, `${method} ${url}`).toEqual(needed(policy.auth));
    }
    expect(description.components.securitySchemes.session).toMatchObject({
      type: 'apiKey',
      in: 'cookie',
      name: 'sid',
    });
  });

  it('says what each may answer, problems in one shape', () => {
    for (const { route, responses } of everyOperation()) {
      expect(Object.keys(responses), route).toEqual(
        expect.arrayContaining([expect.stringMatching(/^[23]\d\d$/), '400', '503', 'default']),
      );
    }
    expect(Object.keys(operationOf('POST', '/api/quizzes').responses)).toEqual([
      ...['200', '400', '401', '403', '404', '409', '413', '415', '421', '429', '500', '503'],
      'default',
    ]);
    for (const { content } of Object.values<Answer['body']>(description.components.responses)) {
      expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Problem' });
    }
    expect(description.components.responses.TooManyProblem.headers).toHaveProperty('Retry-After');
  });

  it('says where commands may be named, and what is told of their place in the log', () => {
    const { parameters, responses } = operationOf('POST', '/api/quiz/submit');
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/MinPosition' });
    expect(responses['200'].headers).toHaveProperty('X-Position');
    expect(responses['200'].headers['Set-Cookie']).toEqual({
      $ref: '#/components/headers/PositionCookie',
    });
    expect(operationOf('GET', '/api/questions/:field').responses['200'].headers).toHaveProperty(
      'X-Attempt-Id',
    );
    expect(operationOf('POST', '/api/login').parameters ?? []).toEqual([]);
  });

  it('names schemas once and lets operations share them', () => {
    const text = JSON.stringify(description);
    const user = { $ref: '#/components/schemas/User' };
    for (const [method, url, status] of [
      ['POST', '/api/register', '201'],
      ['POST', '/api/login', '200'],
      ['GET', '/api/user', '200'],
    ] as const) {
      const { content } = operationOf(method, url).responses[status];
      expect(content['application/json'].schema, url).toEqual(user);
    }
    for (const name of Object.keys(description.components.schemas)) {
      expect(text).toContain(`"#/components/schemas/${name}"`);
      expect(name).not.toMatch(/Input$/);
    }
    expect(text).not.toMatch(/undefined|"\$ref":"#\/definitions|__SCHEMA/);
  });

  it('writes no shape out in two places', () => {
    expect(inlinedTwice(description)).toEqual([]);
  });

  it('would be found to, with a name left unused or a shape without one', () => {
    const spoiled = structuredClone(description);
    const { schemas } = spoiled.components;
    schemas.Evidence.properties.unit = schemas.FigureUnit;
    schemas.Evidence.properties.first = schemas.Evidence.properties.events.items;
    expect(inlinedTwice(spoiled)).toEqual([
      ['#/components/schemas/Evidence/properties/unit', '#/components/schemas/FigureUnit'],
      [
        '#/components/schemas/Evidence/properties/events/items',
        '#/components/schemas/Evidence/properties/first',
      ],
    ]);
  });

  it('says of every answer what it is, and where more is kept of it', () => {
    for (const { route, responses } of everyOperation()) {
      for (const [status, { $ref, description: words, headers = {} }] of Object.entries<
        Answer['body']
      >(responses)) {
        if ($ref !== undefined) continue;
        expect(words, `${route} ${status}`).toMatch(/^[A-Z].{5,}\.$/);
        expect(Object.keys(headers), `${route} ${status}`).toEqual(
          expect.arrayContaining({ 302: ['Location'], 304: ['ETag'] }[status] ?? []),
        );
      }
    }
    const { parameters, responses } = operationOf('GET', '/api/terminology');
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/IfNoneMatch' });
    expect(responses['200'].headers).toHaveProperty('ETag');
    expect(responses['304'].description).toBe('What the client keeps is still right.');
    const { content } = operationOf('POST', '/api/admin/audit/export').responses['200'];
    expect(content['text/csv'].schema.description).toBe(
      'A line for each event, after its heading.',
    );
    expect(operationOf('GET', '/readyz').responses['503'].headers).toHaveProperty('Retry-After');
  });

  it('knows the schemas of every contract', () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    const schema =
      /^export const \w+ = z\s*\.(?:object|strictObject|enum|array|union|discriminatedUnion)\b/m;
    const listed = read('api/description/named-schemas.ts');
    const missing = ourFiles('domain/contracts/*.ts').filter(
      (path) => schema.test(read(path)) && !listed.includes(`'../../${path}'`),
    );
    // Of a file that the browser writes by itself.
    expect(missing).toEqual(['domain/contracts/video-script.ts']);
  });

  it('is for who is signed in', async () => {
    expect((await browser(product.url).get('/api/docs')).status).toBe(401);
  });
});

describe('a linter of descriptions', () => {
  it('finds nothing by the rules it recommends', async () => {
    expect(await brokenRules(description)).toEqual([]);
  });

  it('would find an operation without a summary, and a reference to nothing', async () => {
    const spoiled = structuredClone(description);
    delete spoiled.paths['/api/user'].get.summary;
    spoiled.paths['/api/user'].get.responses['404'] = { $ref: '#/components/responses/Nothing' };
    expect((await brokenRules(spoiled)).toSorted()).toEqual([
      'no-unresolved-refs',
      'operation-summary',
    ]);
  });
});
