import { pino } from 'pino';
import { attemptIdHeader } from '../../../domain/contracts/live.ts';
import { readConfiguration } from '../../../ops/configuration.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { startProduct } from '../../../ops/product/start-product.ts';
import { unboundedDraws } from '../../support/unbounded-draws.ts';
import { learnerWithQuizzes } from '../progress/learner-with-quizzes.ts';
import { benchServer } from '../support/bench-server.ts';
import { grantPlan } from '../support/grant-plan.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

const papers = 200;
const warmUp = 20;
/** Taken before, so that what this learner knows already is looked up. */
const quizzes = 40;

const full = { questions: 300, papers: 100, path: '/api/questions/PA?fullLength=true&exam=PANCE' };

type BenchRequest = {
  readonly origin: string;
  readonly path: string;
  readonly headers: Record<string, string>;
};

/** Milliseconds from asking for a paper to having it whole; each is given up before the next. */
const issued = async (
  { origin, path, headers }: BenchRequest,
  count: number,
): Promise<readonly number[]> => {
  const taken: number[] = [];
  for (let n = 0; n < warmUp + count; n += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A paper was refused with ${answer.status}`);
    if (n >= warmUp) taken.push(performance.now() - began);
    const attempt = `/api/attempts/${answer.headers.get(attemptIdHeader)}`;
    await fetch(`${origin}${attempt}/void`, { method: 'POST', headers });
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
      limits: { registrations: 10, papers: 10_000, changes: 1_000_000, ...unboundedDraws },
    },
    databaseUrl: server.url,
    logger: pino({ level: 'silent' }),
  });
  const { cookie, accountId } = await learnerWithQuizzes(product.url, quizzes);
  await grantPlan(product, accountId);
  const headers = { cookie, origin: product.url, 'sec-fetch-site': 'same-origin' };
  const asked = { origin: product.url, headers };
  const short = await issued({ ...asked, path: '/api/questions/RT' }, papers);
  const long = await issued({ ...asked, path: full.path }, full.papers);
  print(`  ${product.bank.total} questions, ${papers} papers of 20, after ${quizzes} quizzes`);
  print(`  ${full.papers} exams of ${full.questions}: p50 ${figure(percentile(long, 0.5))} ms`);
  await product.stop();
  await server.stop();
  return [
    {
      name: 'a paper of 20 questions, median',
      wants: 'at most',
      unit: ' ms',
      measured: percentile(short, 0.5),
      goal: 15,
    },
    {
      name: `an exam of ${full.questions} questions, p99`,
      wants: 'at most',
      unit: ' ms',
      measured: percentile(long, 0.99),
      goal: 80,
    },
  ];
};
