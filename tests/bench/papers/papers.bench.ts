import { pino } from 'pino';
import { readConfiguration } from '../../../ops/configuration.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { startProduct } from '../../../ops/product/start-product.ts';
import { learnerWithQuizzes } from '../progress/learner-with-quizzes.ts';
import { benchServer } from '../support/bench-server.ts';
import { type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

const papers = 200;
const warmUp = 20;
/** Taken before, so that what this learner knows already is looked up. */
const quizzes = 40;

/** How long a paper of 20 questions takes to be drawn, recorded and answered, on the whole bank. */
export const papersBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  const configuration = readConfiguration({ PORT: String(await freePort()) });
  const product = await startProduct({
    configuration: { ...configuration, limits: { registrations: 10, papers: 10_000 } },
    databaseUrl: server.url,
    logger: pino({ level: 'silent' }),
  });
  const { cookie } = await learnerWithQuizzes(product.url, quizzes);
  const headers = { cookie, origin: product.url, 'sec-fetch-site': 'same-origin' };
  const taken: number[] = [];
  for (let n = 0; n < warmUp + papers; n += 1) {
    const began = performance.now();
    const answer = await fetch(`${product.url}/api/questions/RT`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A paper was refused with ${answer.status}`);
    if (n >= warmUp) taken.push(performance.now() - began);
  }
  print(`  ${product.bank.total} questions, ${papers} papers of 20, after ${quizzes} quizzes`);
  await product.stop();
  await server.stop();
  const median = percentile(taken, 0.5);
  return [
    {
      name: 'a paper of 20 questions, median',
      measured: median,
      goal: 15,
      wants: 'at most',
      unit: ' ms',
    },
  ];
};
