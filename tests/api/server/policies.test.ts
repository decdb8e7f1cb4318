import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyPlugin } from '../../../api/plugins/policy.ts';
import { routeTablePlugin } from '../../../api/plugins/route-table.ts';
import { buildServer } from '../../../api/server/server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import type { Declared } from '../support/declared-route.ts';
import { newAdmin, newLearner, newPro, password } from '../support/people.ts';
import { newPaper, type Paper } from '../support/quiz.ts';
import { declaredRoutes } from '../support/route-table.ts';
import { newSchool } from '../support/schools.ts';
import { setClock } from '../support/set-clock.ts';

const signedInAt = '2026-11-20T12:00:00.000Z';
const lookedAt = '2026-12-01T12:00:00.000Z';

const roles = [
  ...(['anonymous', 'expired', 'forged'] as const),
  // On the free plan both.
  ...(['owner', 'stranger'] as const),
  ...(['pro', 'tester', 'coordinator', 'admin'] as const),
] as const;
type Role = (typeof roles)[number];

let product: TestProduct;
let server: FastifyInstance;
let origin: string;
let paper: Paper;
const cookies = new Map<Role, string>();

const testerCookie = async (): Promise<string> => {
  const own = browser(product.url);
  const answer = await own.post('/api/test/login', { username: 'test01', password });
  expect(answer.status, answer.text).toBe(200);
  return own.cookie();
};

beforeAll(async () => {
  const clock = setClock(signedInAt);
  const testMode = { password, isProduction: false };
  product = await startTestProduct({ clock, configuration: { testMode } });
  server = await buildServer({
    ...product.world,
    settings: { ...product.world.settings, metricsToken: 'a token nobody here has' },
  });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const expired = await newLearner(product);
  clock.set(lookedAt);
  const owner = await newLearner(product);
  paper = await newPaper(owner);
  cookies.set('owner', owner.cookie());
  cookies.set('stranger', (await newLearner(product)).cookie());
  cookies.set('admin', (await newAdmin(product)).cookie());
  cookies.set('pro', (await newPro(product)).cookie());
  cookies.set('tester', await testerCookie());
  cookies.set('coordinator', (await newSchool(product)).coordinator.cookie());
  cookies.set('expired', expired.cookie());
  cookies.set('forged', `sid=${Buffer.alloc(32, 7).toString('base64url')}`);
  cookies.set('anonymous', '');
});
afterAll(async () => {
  await server.close();
  await product.stop();
});

const isSignedIn = (role: Role) => !['anonymous', 'expired', 'forged'].includes(role);

type Outcome = 'in' | 401 | 403 | 404;

/** What a role may hope for: to be let in, or the status it is turned away with. */
const expected = ({ auth }: Declared, role: Role): Outcome => {
  if (auth === 'public') return 'in';
  if (auth === 'operator') return 404;
  if (!isSignedIn(role)) return 401;
  return auth === 'admin' && role !== 'admin' ? 403 : 'in';
};

const pathOf = (url: string): string =>
  url
    .replace(':field', 'RT')
    .replace(':figure', 'quizzes-taken')
    .replace(':attemptId', paper.attemptId)
    .replace(':questionId', paper.ids[0] ?? '')
    .replace(':sessionId', '00000000-0000-4000-8000-000000000000');

const byCode: Readonly<Record<string, Outcome>> = {
  SignedOut: 401,
  AdminsOnly: 403,
  NotFound: 404,
};

const codeOf = async (response: Response): Promise<string> => {
  // The live stream has no end to wait for.
  if (response.ok) return response.body?.cancel().then(() => '') ?? '';
  return JSON.parse((await response.text()) || '{}').code ?? '';
};

/** Turned away by its policy, or let in: what is let in changes nothing, for no body can be read. */
const outcome = async (route: string, role: Role): Promise<Outcome> => {
  const [method = '', url = ''] = route.split(' ');
  const isWrite = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(`${origin}${pathOf(url)}`, {
    method,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: cookies.get(role) ?? '',
      ...(isWrite ? { 'content-type': 'application/json' } : {}),
    },
    ...(isWrite ? { body: '{' } : {}),
  });
  const code = await codeOf(response);
  return byCode[code] ?? 'in';
};

const disagreements = async (
  table: Readonly<Record<string, Declared>>,
  only: readonly string[] = Object.keys(table),
): Promise<string[]> => {
  const found = [];
  for (const route of only) {
    const declared = table[route];
    if (!declared) continue;
    for (const role of roles) {
      const [want, got] = [expected(declared, role), await outcome(route, role)];
      if (want !== got) found.push(`${route} as ${role}: ${want} expected, ${got} answered`);
    }
  }
  return found;
};

describe('the route table', () => {
  it('holds every route with the policy that is written down for it', () => {
    const table = Object.fromEntries(
      server.routeTable.entries.map(({ method, url, policy: { auth, csrf } }) => [
        `${method} ${url}`,
        { auth, csrf },
      ]),
    );
    expect(table).toEqual(declaredRoutes);
  });

  it('gives every route a schema', () => {
    for (const { schema, url } of server.routeTable.entries) expect(schema, url).toBeDefined();
  });
});

describe('every route and every role', () => {
  it('[ROLE-14] meet as the policy says', async () => {
    expect(await disagreements(declaredRoutes)).toEqual([]);
  });

  it('would not agree if any policy were dropped', async () => {
    const guarded = Object.entries(declaredRoutes).filter(([, { auth }]) => auth !== 'public');
    expect(guarded.length).toBeGreaterThan(15);
    for (const [route, declared] of guarded) {
      const dropped = { ...declaredRoutes, [route]: { ...declared, auth: 'public' as const } };
      expect(await disagreements(dropped, [route]), route).not.toEqual([]);
    }
  });

  it('would not agree if a route were for admins only', async () => {
    const route = 'GET /api/progress';
    const stricter = { ...declaredRoutes, [route]: { auth: 'admin' as const, csrf: false } };
    expect(await disagreements(stricter, [route])).toHaveLength(5);
  });
});

describe('somebody else’s attempt', () => {
  it('is not there, whoever asks', async () => {
    for (const role of ['stranger', 'admin'] as const) {
      const own = browser(product.url, cookies.get(role));
      const { attemptId, ids } = paper;
      const answers = [
        await own.get(`/api/attempts/${attemptId}`),
        await own.put(`/api/attempts/${attemptId}/answers/${ids[0]}`, {
          userAnswer: 'A',
          seconds: 1,
        }),
        await own.post(`/api/attempts/${attemptId}/void`),
        await own.post('/api/quiz/submit', { attemptId, healthcareField: 'RT', answers: [] }),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'AttemptNotFound' } });
      }
    }
  });
});

describe('a server', () => {
  const about = { capability: 'operations', operationId: 'probe', summary: 'Probe' } as const;

  const withRoute = async (config: object, method: 'GET' | 'POST') => {
    const app = Fastify();
    await app.register(routeTablePlugin);
    await app.register(policyPlugin, {
      world: product.world,
      sessions: {} as never,
      ownWrites: {} as never,
      secondFactors: {} as never,
    });
    app.route({ method, url: '/api/new', config, schema: { about }, handler: async () => 'never' });
    await app.ready();
  };

  it('does not start with a route that declares no policy', async () => {
    await expect(withRoute({}, 'GET')).rejects.toThrow('GET /api/new declares no policy');
  });

  it('does not start with a route that changes state without a CSRF check', async () => {
    await expect(withRoute({ policy: { auth: 'user', csrf: false } }, 'POST')).rejects.toThrow(
      'POST /api/new changes state without a CSRF check',
    );
  });

  it('does not start with a route that does not say what it is about', async () => {
    const app = Fastify();
    await app.register(routeTablePlugin);
    const config = { policy: { auth: 'user', csrf: false } } as const;
    expect(() =>
      app.route({ method: 'GET', url: '/api/new', config, handler: async () => 'never' }),
    ).toThrow('GET /api/new does not say what it is about');
  });

  it('lets only admins into a route for admins', async () => {
    const app = await buildServer(product.world);
    const config = { policy: { auth: 'admin', csrf: false } } as const;
    app.get('/api/admin/probe', { config, schema: { about } }, async () => 'in');
    const statuses = new Map<Role, number>();
    for (const role of roles) {
      const cookie = cookies.get(role) ?? '';
      const { statusCode } = await app.inject({ url: '/api/admin/probe', headers: { cookie } });
      statuses.set(role, statusCode);
    }
    await app.close();
    expect(Object.fromEntries(statuses)).toEqual({
      anonymous: 401,
      expired: 401,
      forged: 401,
      owner: 403,
      stranger: 403,
      pro: 403,
      tester: 403,
      coordinator: 403,
      admin: 200,
    });
  });
});
