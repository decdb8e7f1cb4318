import { pino } from 'pino';
import { readConfiguration } from '../../../ops/configuration.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { startProduct } from '../../../ops/product/start-product.ts';
import { learnerWithQuizzes } from '../progress/learner-with-quizzes.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

const papers = 200;
const warmUp = 20;
/** Taken before, so that what this learner knows already is looked up. */
const quizzes = 40;

const full = { questions: 350, papers: 100 };

type Asked = { readonly url: string; readonly headers: Record<string, string> };

/** Milliseconds from asking for a paper to having it whole. */
const issued = async ({ url, headers }: Asked, count: number): Promise<readonly number[]> => {
  const taken: number[] = [];
  for (let n = 0; n < warmUp + count; n += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A paper was refused with ${answer.status}`);
    if (n >= warmUp) taken.push(performance.now() - began);
  }
  return taken;
};

/** How long papers take to be drawn, recorded and answered, on the whole bank. */
export const papersBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  const configuration = readConfiguration({ PORT: String(await freePort()) });
  const product = await startProduct({
    configuration: {
      ...configuration,
      limits: { registrations: 10, papers: 10_000, changes: 1_000_000 },
    },
    databaseUrl: server.url,
    logger: pino({ level: 'silent' }),
  });
  const { cookie } = await learnerWithQuizzes(product.url, quizzes);
  const headers = { cookie, origin: product.url, 'sec-fetch-site': 'same-origin' };
  const url = `${product.url}/api/questions/RT`;
  const short = await issued({ url, headers }, papers);
  const long = await issued({ url: `${url}?limit=${full.questions}`, headers }, full.papers);
  print(`  ${product.bank.total} questions, ${papers} papers of 20, after ${quizzes} quizzes`);
  print(`  ${full.papers} papers of ${full.questions}: p50 ${figure(percentile(long, 0.5))} ms`);
  await product.stop();
  await server.stop();
  return [
    {
      ...{ name: 'a paper of 20 questions, median', wants: 'at most', unit: ' ms' },
      ...{ measured: percentile(short, 0.5), goal: 15 },
    },
    {
      ...{ name: `a paper of ${full.questions} questions, p99`, wants: 'at most', unit: ' ms' },
      ...{ measured: percentile(long, 0.99), goal: 80 },
    },
  ];
};
