import fc, { type Arbitrary } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { RouteEntry } from '../../../api/plugins/route-table.ts';
import { buildServer } from '../../../api/server/server.ts';
import { problem } from '../../../domain/contracts/problem.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { type Hints, jsonArbitrary } from '../support/json-arbitrary.ts';
import { ownSession } from '../support/own-session.ts';
import { type Learner, newLearner, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { spoiled } from '../support/spoiled.ts';

/** The same requests every time; another seed or more of them by hand. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 3000);
const atOnce = 16;
/** A slow machine sends fewer. */
const longestMs = Number(process.env['FUZZ_MS'] ?? 20_000);

let product: TestProduct;
let server: FastifyInstance;
let learner: Learner;
let leaving: Learner;
let hints: Hints;
beforeAll(async () => {
  product = await startTestProduct();
  server = await buildServer(product.world);
  learner = await newLearner(product);
  leaving = await newLearner(product);
  const papers = [];
  for (let i = 0; i < 30; i += 1) papers.push(await newPaper(learner, { limit: 5 }));
  const done = await newPaper(learner);
  await handIn(learner, done);
  hints = {
    attemptId: fc.constantFrom(...papers.map(({ attemptId }) => attemptId), done.attemptId),
    questionId: fc.constantFrom(...papers.flatMap(({ ids }) => ids)),
    questionIds: fc.subarray([...done.ids], { minLength: 1 }),
    userAnswer: fc.constantFrom('A', 'B', 'C', 'A,C', ''),
    healthcareField: fc.constantFrom('RT', 'RN'),
    timeZone: fc.constantFrom('UTC', 'America/Chicago', 'Asia/Tokyo'),
    password: fc.constant(password),
    firstName: fc.constantFrom('Ada', 'Zoë'),
    lastName: fc.constantFrom('Okafor', 'Ng'),
    limit: fc.integer({ min: 1, max: 30 }),
    fullLength: fc.constant('false'),
  };
});
afterAll(async () => {
  await server.close();
  await product.stop();
});

type Wish = {
  readonly route: RouteEntry;
  readonly path: string;
  readonly raw: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly isValid: boolean;
};

const partOf = (schema: unknown): Arbitrary<unknown> =>
  schema ? jsonArbitrary(schema as z.ZodType, hints) : fc.constant(undefined);

const isValidBy = (schema: unknown, value: unknown): boolean =>
  !schema || (schema as z.ZodType).safeParse(value).success;

const queryOf = (query: unknown, odd: string): string => {
  const pairs = Object.entries((query as Record<string, unknown> | undefined) ?? {});
  const parts = [String(new URLSearchParams(pairs as [string, string][])), odd].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};

const pathOf = (url: string, params: unknown, odd: string | undefined): string =>
  url
    .replace(/:\w+$/, (last) => odd ?? last)
    .replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name]).toWellFormed() || 'x'),
    );

const often = <Value>(value: Value) => ({ weight: 6, arbitrary: fc.constant(value) });

const oddQuery = fc.oneof(
  often(''),
  fc.constantFrom('limit=-1', 'limit=1e308', 'limit=&limit=2', 'limit[]=1', 'exam=%00'),
  fc.constantFrom('__proto__=1', '%E0%A4%A', 'constructor[prototype]=x', '&&&==', 'x=1'),
);

/** Stands in for the last parameter of a path. */
const oddPart = fc.oneof(
  often(undefined),
  fc.constantFrom('%00', '..%2f..', '__proto__', 'x'.repeat(100), 'x'.repeat(300), '%F0%9F%98%80'),
  fc.constantFrom('%E0%A4%A', "'--", 'a%0d%0ab', '%2e%2e', '-', 'NaN'),
);

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  fc.uuid().map((key) => ({ 'idempotency-key': key })),
  fc.constantFrom({ 'x-min-position': '0' }, { 'x-min-position': 'x' }, { cookie: 'sid=x' }),
);

const wishOf = (route: RouteEntry): Arbitrary<Wish> => {
  const { params, querystring, body } = route.schema;
  return fc
    .record({
      param: partOf(params),
      query: partOf(querystring),
      value: partOf(body),
      spoil: fc.boolean(),
      head: headers,
      oddQuery,
      oddPart: params ? oddPart : fc.constant(undefined),
    })
    .chain(({ param, query, value, spoil, head, ...odd }) => {
      const good = value === undefined ? undefined : JSON.stringify(value);
      const spoils = spoil && good !== undefined;
      return (spoils ? spoiled(value) : fc.constant(good)).map((raw) => ({
        route,
        raw,
        headers: head,
        path: pathOf(route.url, param, odd.oddPart) + queryOf(query, odd.oddQuery),
        isValid:
          !(spoils || odd.oddQuery || odd.oddPart) &&
          isValidBy(params, param) &&
          isValidBy(querystring, query) &&
          isValidBy(body, value),
      }));
    });
};

/** Some routes end sessions, or the account: they get one of somebody else. */
const cookieFor = async ({ url }: RouteEntry): Promise<string> => {
  if (!/logout|password|sessions|login|register|erasure/.test(url)) return learner.cookie();
  return ownSession(product, leaving.id);
};

type Seen = { readonly status: number; readonly text: string };

const send = async ({ route, path, raw, headers }: Wish): Promise<Seen> => {
  const response = await fetch(`${product.url}${path}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: await cookieFor(route),
      ...(raw === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: raw ?? null,
  });
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isEndless) await response.body?.cancel();
  const text = isEndless ? '' : await response.text();
  return { status: response.status, text };
};

const isProblem = (text: string): boolean => {
  const { success, data } = problem.safeParse(JSON.parse(text));
  return success && data.message !== '' && /^[A-Z][A-Za-z]+$/.test(data.code);
};

const wishes = (): Wish[] => {
  const routes = server.routeTable.entries.filter(({ method }) => method !== 'HEAD');
  const each = Math.ceil(wanted / routes.length);
  const byRoute = routes.map((route) => fc.sample(wishOf(route), { seed, numRuns: each }));
  return Array.from({ length: each }, (_, i) => byRoute.flatMap((own) => own[i] ?? [])).flat();
};

type Tally = { sent: number; valid: number; taken: number; readonly wrong: unknown[] };

const count = (tally: Tally, wish: Wish, { status, text }: Seen): void => {
  tally.sent += 1;
  if (wish.isValid) tally.valid += 1;
  if (status < 400) tally.taken += 1;
  else if (status >= 500 || !isProblem(text)) {
    tally.wrong.push({ ...wish, route: wish.route.url, status, text });
  }
};

/** Sends what is queued, a few at a time, until nothing is left or the time is up. */
const sendAll = async (queue: Wish[]): Promise<Tally> => {
  const tally: Tally = { sent: 0, valid: 0, taken: 0, wrong: [] };
  const until = performance.now() + longestMs;
  const work = async (): Promise<void> => {
    for (let wish = queue.pop(); wish && performance.now() < until; wish = queue.pop()) {
      count(tally, wish, await send(wish));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
};

describe('whatever is sent', () => {
  it('is answered, and never by an error of ours', { timeout: 120_000 }, async () => {
    const { sent, valid, taken, wrong } = await sendAll(wishes());
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(sent).toBeGreaterThan(300);
    expect(valid / sent).toBeGreaterThan(0.3);
    expect(taken / sent).toBeGreaterThan(0.2);
    expect((await browser(product.url).get('/readyz')).status).toBe(200);
    expect((await learner.get('/api/progress')).status).toBe(200);
  });
});
