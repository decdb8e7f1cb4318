import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { RouteEntry } from '../../../api/plugins/route-table.ts';
import { buildServer } from '../../../api/server/server.ts';
import { beforeAll as beforeAllEvents } from '../../../domain/kernel/envelope.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, itemsOf } from '../support/bank.ts';
import { hostileTexts, unbearableIn, wordsWith } from '../support/hostile-texts.ts';
import { type Hints, jsonArbitrary } from '../support/json-arbitrary.ts';
import { ownSession } from '../support/own-session.ts';
import { type Learner, newAdmin, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { type TextPath, textsOf, withText } from '../support/text-places.ts';

let product: TestProduct;
let server: FastifyInstance;
let routes: readonly RouteEntry[];
let admin: Learner;
let hints: Hints;
beforeAll(async () => {
  product = await startTestProduct();
  server = await buildServer(product.world);
  routes = server.routeTable.entries.filter(({ method }) => method !== 'HEAD');
  admin = await newAdmin(product);
  const open = await newPaper(admin, { limit: 5 });
  const done = await newPaper(admin, { limit: 5 });
  await handIn(admin, done);
  const item = itemsOf('RT').find(({ type }) => type === 'single') ?? itemOf(done.ids[0] ?? '');
  hints = {
    attemptId: fc.constant(open.attemptId),
    questionId: fc.constantFrom(open.ids[0], done.ids[0]),
    itemId: fc.constant(item.id),
    key: fc.constantFrom(...item.options.map(({ id }) => [id])),
    struck: fc.constant([]),
    healthcareField: fc.constant('RT'),
    timeZone: fc.constant('America/Chicago'),
    password: fc.constant(password),
    firstName: fc.constant('Ada'),
    lastName: fc.constant('Okafor'),
    reason: fc.constantFrom('typo', 'wrong-key, as its source says'),
    asOf: fc.constant(undefined),
    examDay: fc.constant(null),
    exam: fc.constant(undefined),
  };
});
afterAll(async () => {
  await server.close();
  await product.stop();
});

const parts = ['params', 'querystring', 'body'] as const;
type Part = (typeof parts)[number];
type Values = Readonly<Record<Part, unknown>>;

const fewSamples = 6;

/** The good value of a property wherever there is one. */
const withHints = (value: unknown, seed: number): unknown =>
  Object.fromEntries(
    Object.entries(value as object).map(([name, one]) => {
      const hint = hints[name];
      return [name, hint ? fc.sample(hint, { seed: 7919 * seed, numRuns: 1 })[0] : one];
    }),
  );

/** Values that the schema takes, where chance gives any. */
const samplesOf = (schema: z.ZodType): unknown[] => {
  const some = fc
    .sample(jsonArbitrary(schema, {}), { seed: 20_261_120, numRuns: 50 })
    .map(withHints);
  const valid = some.filter((value) => schema.safeParse(value).success);
  return (valid.length === 0 ? some : valid).slice(0, fewSamples);
};

const kept = new Map<unknown, unknown[]>();

/** One of a few requests that the schemas of the route take. */
const sampleOf = ({ schema }: RouteEntry, which = 0): Values => {
  const one = (part: Part) => {
    const own = schema[part];
    if (!own) return undefined;
    const samples = kept.get(own) ?? samplesOf(own as z.ZodType);
    kept.set(own, samples);
    return samples[which % samples.length];
  };
  return { params: one('params'), querystring: one('querystring'), body: one('body') };
};

/** As a query or a path says it; half a character in the bytes it would have. */
const encoded = (text: string): string =>
  text
    .split(/(\p{Cs})/u)
    .map((part) =>
      part.isWellFormed()
        ? encodeURIComponent(part)
        : part === '\uD83D'
          ? '%ED%A0%BD'
          : '%ED%B8%80',
    )
    .join('');

const pathOf = (url: string, { params, querystring }: Values): string => {
  const named = (params ?? {}) as Record<string, unknown>;
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encoded(String(named[name])) || 'x');
  const query = Object.entries((querystring ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encoded(String(value))}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
};

type Sent = { readonly route: RouteEntry; readonly values: Values; readonly headers?: object };
type Heard = { readonly status: number; readonly text: string };

const send = async ({ route, values, headers = {} }: Sent): Promise<Heard> => {
  const ends = /logout|password|sessions|login|register/.test(route.url);
  const response = await fetch(`${product.url}${pathOf(route.url, values)}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: ends ? await ownSession(product, admin.id) : admin.cookie(),
      ...(values.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: values.body === undefined ? null : JSON.stringify(values.body),
  });
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isEndless) await response.body?.cancel();
  return { status: response.status, text: isEndless ? '' : await response.text() };
};

const nameOf = ({ method, url }: RouteEntry, part: Part, place: TextPath): string =>
  [`${method} ${url}`, part, ...place].join(' ');

type Text = { readonly route: RouteEntry; readonly part: Part; readonly place: TextPath };

/** Every text that every route takes; those that end a paper last. */
const everyText = (): Text[] =>
  routes
    .toSorted((a, b) => Number(/submit|void/.test(a.url)) - Number(/submit|void/.test(b.url)))
    .flatMap((route) =>
      parts.flatMap((part) =>
        textsOf(route.schema[part]).map(({ place }) => ({ route, part, place })),
      ),
    );

const sendText = async ({ route, part, place }: Text, text: string, which: number) => {
  const values = sampleOf(route, which);
  const changed = { ...values, [part]: withText(values[part], place, text) };
  const heard = await send({ route, values: changed });
  return { name: nameOf(route, part, place), sent: text, ...heard };
};

/** Everything that is kept as JSON or as a text, table by table. */
const everythingKept = async (): Promise<unknown[]> => {
  const { database, commands } = product.world;
  const kept: unknown[] = [];
  for await (const { events } of commands.log.readAll({ after: beforeAllEvents })) {
    kept.push(...events.map(({ data, meta }) => ({ data, meta })));
  }
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('read', 'auth', 'projector')`,
  );
  for (const { name } of tables) {
    kept.push(...(await database.query(`select to_json(t) as row from ${name} t`)).rows);
  }
  return kept;
};

const hostile = [...Object.values(hostileTexts).map(wordsWith), '\0', '\uD83D'];

const hostileHeaders = ['user-agent', 'idempotency-key', 'x-min-position', 'cookie'].flatMap(
  (name) => ['\u0085\u00FF', `sid=${'x'.repeat(4000)}`].map((text) => ({ [name]: text })),
);

const everyPageStands = async (): Promise<void> => {
  const { world } = product;
  const head = await world.commands.log.head();
  expect(await world.readPosition.reached(world.settings.projections, head, 15_000)).toBe(true);
  expect((await world.database.query('select * from projector.failure')).rows).toEqual([]);
  const broken: unknown[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const heard = await send({ route, values: sampleOf(route) });
    if (heard.status >= 500) broken.push({ url: route.url, ...heard });
  }
  expect(broken).toEqual([]);
  expect((await everythingKept()).flatMap(unbearableIn)).toEqual([]);
  expect((await admin.get('/api/user')).text).not.toMatch(/\\u0000|\p{Bidi_Control}/u);
};

describe('every text that a route takes', () => {
  it('says in its schema what may be in it', () => {
    const unbound = routes.flatMap((route) =>
      parts.flatMap((part) =>
        textsOf(route.schema[part])
          .filter((text) => !text.isBound)
          .map(({ place }) => nameOf(route, part, place)),
      ),
    );
    expect(unbound).toEqual([]);
    expect(everyText().length).toBeGreaterThan(50);
  });

  it('may be hostile: it is refused or borne, and no page breaks of it', {
    timeout: 120_000,
  }, async () => {
    const failed: unknown[] = [];
    const taken = new Set<string>();
    for (const text of everyText()) {
      const heard = await Promise.all(hostile.map((bad, i) => sendText(text, bad, i)));
      failed.push(...heard.filter(({ status }) => status >= 500));
      const fine = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((i) => sendText(text, wordsWith(' '), i)),
      );
      // A question is reported once, so the first words that are borne may be the only ones.
      for (const { status, name } of [...heard, ...fine]) if (status < 300) taken.add(name);
    }
    expect(failed).toEqual([]);
    // The words reach what keeps them, without what no page bears.
    expect([...taken]).toEqual(
      expect.arrayContaining([
        'PATCH /api/auth/user body firstName',
        'PUT /api/attempts/:attemptId/marks/:questionId body note',
        'POST /api/items/:questionId/reports body note',
        'POST /api/admin/items/:itemId/rekey body reason',
      ]),
    );
    await everyPageStands();
  });

  it('may be hostile in a header as well', { timeout: 120_000 }, async () => {
    const failed: unknown[] = [];
    for (const route of routes) {
      const values = sampleOf(route);
      const heard = await Promise.all(
        hostileHeaders.map((headers) => send({ route, values, headers })),
      );
      failed.push(...heard.filter(({ status }) => status >= 500).map((one) => [route.url, one]));
    }
    expect(failed).toEqual([]);
    await everyPageStands();
  });
});
