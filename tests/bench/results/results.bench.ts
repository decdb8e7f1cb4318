import { pino } from 'pino';
import { attemptIdHeader } from '../../../domain/contracts/live.ts';
import { questionList } from '../../../domain/contracts/quiz.ts';
import { readConfiguration } from '../../../ops/configuration.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { startProduct } from '../../../ops/product/start-product.ts';
import { unboundedDraws } from '../../support/unbounded-draws.ts';
import { learnerWithQuizzes } from '../progress/learner-with-quizzes.ts';
import { benchServer } from '../support/bench-server.ts';
import { grantPlan } from '../support/grant-plan.ts';
import { quietClient } from '../support/quiet-client.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

const looks = 300;
const warmUp = 50;

const papers = [
  { name: 'a result of 20 questions', path: '/api/questions/RT?limit=20', field: 'RT' },
  {
    name: 'a result of 300 questions',
    path: '/api/questions/PA?fullLength=true&exam=PANCE',
    field: 'PA',
  },
] as const;
type Wanted = (typeof papers)[number];
type Taker = { readonly origin: string; readonly headers: Record<string, string> };

/** Every answer saved, every third question flagged, one in ten with a note, then handed in. */
const taken = async ({ origin, headers }: Taker, { path, field }: Wanted): Promise<string> => {
  const send = async (to: string, method: string, body: unknown): Promise<void> => {
    const sent = { method, headers: { ...headers, 'content-type': 'application/json' } };
    const answer = await fetch(`${origin}${to}`, { ...sent, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${to} was refused: ${await answer.text()}`);
  };
  const paper = await fetch(`${origin}${path}`, { headers });
  const attemptId = paper.headers.get(attemptIdHeader) ?? '';
  const questions = questionList.parse(await paper.json());
  for (const [index, { id, options }] of questions.entries()) {
    const userAnswer = options[0]?.label ?? '';
    await send(`/api/attempts/${attemptId}/answers/${id}`, 'PUT', { userAnswer, seconds: 1 });
    const mark = index % 10 === 0 ? { flagged: true, note: 'Look up' } : { flagged: true };
    if (index % 3 === 0) await send(`/api/attempts/${attemptId}/marks/${id}`, 'PUT', mark);
  }
  await send('/api/quiz/submit', 'POST', { attemptId, healthcareField: field, answers: [] });
  return attemptId;
};

/** Milliseconds of each look, one after the other. */
const looked = async (url: string, cookie: string): Promise<readonly number[]> => {
  const client = quietClient(url, `Cookie: ${cookie}\r\n`);
  const times: number[] = [];
  for (let n = 0; n < warmUp + looks; n += 1) {
    const began = performance.now();
    if (!(await client.get())) throw new Error(`${url} was refused`);
    if (n >= warmUp) times.push(performance.now() - began);
  }
  client.close();
  return times;
};

/** How long the page of a finished attempt is waited for, which is read from its own stream. */
export const resultsBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  const configuration = readConfiguration({ PORT: String(await freePort()) });
  const product = await startProduct({
    configuration: {
      ...configuration,
      limits: { registrations: 10, papers: 10_000, changes: 1_000_000, ...unboundedDraws },
    },
    databaseUrl: server.url,
    logger: pino({ level: 'silent' }),
  });
  const { cookie, accountId } = await learnerWithQuizzes(product.url, 3);
  await grantPlan(product, accountId);
  const headers = { cookie, origin: product.url, 'sec-fetch-site': 'same-origin' };
  const goals: Goal[] = [];
  for (const wanted of papers) {
    const attemptId = await taken({ origin: product.url, headers }, wanted);
    const times = await looked(`${product.url}/api/attempts/${attemptId}`, cookie);
    print(`  ${wanted.name}: p50 ${figure(percentile(times, 0.5))} ms, ${looks} looks`);
    const measured = percentile(times, 0.99);
    goals.push({ name: `${wanted.name}: p99`, measured, goal: 25, wants: 'at most', unit: ' ms' });
  }
  await product.stop();
  await server.stop();
  return goals;
};
