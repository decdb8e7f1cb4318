import autocannon from 'autocannon';
import { Client } from 'pg';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { benchServer } from '../support/bench-server.ts';
import { childServer } from '../support/child-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { inTurn } from '../support/rounds.ts';
import { learnerWithQuizzes } from './learner-with-quizzes.ts';

const rounds = 5;
const seconds = 3;
const connections = 64;

const requestsPerSecond = async (url: string, cookie?: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(cookie ? { headers: { cookie } } : {}),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
};

/** Learners whose rows make the tables as large as they are in use. */
const fillTables = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const table of ['progress', 'topic_mastery']) {
    await client.query(`
      insert into read.${table} (key, data)
      select 'learner-' || n, (select data from read.${table} limit 1)
      from generate_series(1, 50000) n`);
  }
  await client.query('vacuum analyze read.progress, read.topic_mastery');
  await client.end();
};

/** GET /api/progress with its session, beside a bare route and one with a single select. */
export const progressBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  const port = String(await freePort());
  const product = await childServer(new URL('product-process.ts', import.meta.url), [
    server.url,
    port,
  ]);
  const { cookie, accountId } = await learnerWithQuizzes(product.url, 5);
  await fillTables(server.url);
  const baseline = await childServer(new URL('baseline-process.ts', import.meta.url), [
    server.url,
    accountId,
  ]);

  const measured = await inTurn(
    [
      { name: 'progress', round: () => requestsPerSecond(`${product.url}/api/progress`, cookie) },
      { name: 'one select', round: () => requestsPerSecond(`${baseline.url}/one-select`) },
      { name: 'hello', round: () => requestsPerSecond(`${baseline.url}/hello`) },
    ],
    rounds,
  );
  await product.stop();
  await baseline.stop();
  await server.stop();

  const of = (name: string) => measured.get(name) ?? Number.NaN;
  print(`  ${[...measured].map(([name, rate]) => `${name} ${figure(rate)}/s`).join('   ')}`);
  return [
    {
      name: 'GET /api/progress: against a route with one select',
      measured: of('progress') / of('one select'),
      goal: 1.7,
      wants: 'at least',
      unit: '×',
    },
    {
      name: 'GET /api/progress: against a bare route',
      measured: of('progress') / of('hello'),
      goal: 0.45,
      wants: 'at least',
      unit: '×',
    },
  ];
};
