import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { z } from 'zod';
import { accountId } from '../../../domain/kernel/ids.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { type BenchLearner, learnerWithQuizzes } from '../progress/learner-with-quizzes.ts';
import { benchServer } from '../support/bench-server.ts';
import { childServer } from '../support/child-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { writeYear } from './year-of-quizzes.ts';

const quizzes = 2000;

const latency = z.object({ p50: z.number(), p99: z.number() });
type Latency = z.infer<typeof latency>;

/** Called from a process of its own: the collector of a large one would hold its calls back. */
const latencyOf = async (url: string, cookie: string): Promise<Latency> => {
  const caller = fork(new URL('./caller-process.ts', import.meta.url), [url, cookie]);
  const [answer] = await once(caller, 'message');
  caller.disconnect();
  return latency.parse(answer);
};

const caughtUp = async (origin: string): Promise<void> => {
  while (!(await fetch(`${origin}/readyz`)).ok) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

/** A year written in seconds is vacuumed at once, or the database would do it in the midst of the calls. */
const settle = async (connectionString: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
};

const pathsOf = ({ accountId }: BenchLearner): Readonly<Record<string, string>> => ({
  'GET /api/progress': '/api/progress',
  'GET /api/quiz/history': '/api/quiz/history',
  'analytics of a year': `/api/analytics/quiz/${accountId}/year`,
});

/** The reads of a learner with a year of quizzes, in a log with so many quizzes of others. */
const readsBeside = async (others: number): Promise<ReadonlyMap<string, Latency>> => {
  const server = await benchServer();
  const port = String(await freePort());
  const start = () =>
    childServer(new URL('../progress/product-process.ts', import.meta.url), [server.url, port]);
  const first = await start();
  const learner = await learnerWithQuizzes(first.url, 1);
  await writeYear({
    url: server.url,
    learner: accountId.parse(learner.accountId),
    quizzes,
    others,
  });
  await caughtUp(first.url);
  await first.stop();
  await settle(server.url);
  // What publishing the bank left to be collected is not what learners wait for.
  const product = await start();
  const bare = await childServer(new URL('../progress/baseline-process.ts', import.meta.url), [
    ...[server.url, learner.accountId],
  ]);
  const measured = new Map([['one select', await latencyOf(`${bare.url}/one-select`, '')]]);
  for (const [name, path] of Object.entries(pathsOf(learner))) {
    measured.set(name, await latencyOf(`${product.url}${path}`, learner.cookie));
  }
  await bare.stop();
  await product.stop();
  await server.stop();
  print(`  ${figure(quizzes + others)} quizzes in the log, 200 requests a second, ms:`);
  for (const [name, { p50, p99 }] of measured) {
    print(`    ${name.padEnd(24)} p50 ${figure(p50).padStart(6)}   p99 ${figure(p99).padStart(6)}`);
  }
  return measured;
};

const goalsFor = (
  name: string,
  few: ReadonlyMap<string, Latency>,
  many: ReadonlyMap<string, Latency>,
): readonly Goal[] => {
  const p = (of: ReadonlyMap<string, Latency>, what: string) =>
    of.get(what) ?? { p50: Number.NaN, p99: Number.NaN };
  const about = `${name}, learner of ${figure(quizzes)} quizzes`;
  return [
    { name: `${about}: p99`, measured: p(few, name).p99, goal: 25, wants: 'at most', unit: ' ms' },
    {
      name: `${about}: p50 against one select`,
      wants: 'at most',
      unit: '×',
      goal: 12,
      measured: p(few, name).p50 / p(few, 'one select').p50,
    },
    {
      name: `${name}, ten times the log: p50`,
      wants: 'at most',
      unit: '×',
      goal: 1.5,
      measured: p(many, name).p50 / p(few, name).p50,
    },
  ];
};

/** What a learner reads oftenest, at a steady pace, and again with ten times as much in the log. */
export const readsBench = async (): Promise<Goal[]> => {
  const few = await readsBeside(quizzes);
  const many = await readsBeside(quizzes * 19);
  return [...few.keys()]
    .filter((name) => name !== 'one select')
    .flatMap((name) => goalsFor(name, few, many));
};
