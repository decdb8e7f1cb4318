import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { insertPlain, openPlain } from '../append/plain-inserts.ts';
import { learnerWithQuizzes } from '../progress/learner-with-quizzes.ts';
import { benchServer } from '../support/bench-server.ts';
import { childServer } from '../support/child-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { inTurn } from '../support/rounds.ts';
import { postgresMs, processorMs } from './processor-time.ts';
import { takeQuiz } from './take-quiz.ts';

const rounds = 5;
const quizzes = 40;
/** Of a quiz: the paper, twenty answers, the hand-in. */
const insertsOfQuiz = 22;

/** Read models, live pages and commits that are not waited for come to rest. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1500));

/** Milliseconds of processor time that a practice quiz takes, beside as many single-row inserts. */
export const quizCostBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  const product = await childServer(new URL('../progress/product-process.ts', import.meta.url), [
    server.url,
    String(await freePort()),
  ]);
  const { cookie } = await learnerWithQuizzes(product.url, 3);
  const plain = await openPlain(server.url);
  const postgres = await postgresMs(server.url);
  const spent = { product: [] as number[], postgres: [] as number[] };

  const quizRound = async (): Promise<number> => {
    const before = [await processorMs(product.pid), await postgres()] as const;
    for (let n = 0; n < quizzes; n += 1) await takeQuiz({ origin: product.url, cookie });
    await settled();
    const ours = ((await processorMs(product.pid)) - before[0]) / quizzes;
    const theirs = ((await postgres()) - before[1]) / quizzes;
    spent.product.push(ours);
    spent.postgres.push(theirs);
    return ours + theirs;
  };
  const insertRound = async (): Promise<number> => {
    const before = [process.cpuUsage(), await postgres()] as const;
    for (let n = 0; n < quizzes * insertsOfQuiz; n += 1) await insertPlain(plain);
    const { user, system } = process.cpuUsage(before[0]);
    return ((user + system) / 1000 + (await postgres()) - before[1]) / quizzes;
  };
  const measured = await inTurn(
    [
      { name: 'quiz', round: quizRound },
      { name: 'inserts', round: insertRound },
    ],
    rounds,
  );
  await plain.end();
  await product.stop();
  await server.stop();

  const of = (name: string) => measured.get(name) ?? Number.NaN;
  const last = (values: readonly number[]) => values.at(-1) ?? Number.NaN;
  print(
    `  the last round: product ${figure(last(spent.product))} ms, Postgres ${figure(last(spent.postgres))} ms a quiz   ${insertsOfQuiz} inserts ${figure(of('inserts'))} ms`,
  );
  return [
    {
      name: 'a practice quiz of 20: processor time',
      measured: of('quiz'),
      goal: 40,
      wants: 'at most',
      unit: ' ms',
    },
    {
      name: `a practice quiz of 20: against ${insertsOfQuiz} single-row inserts`,
      measured: of('quiz') / of('inserts'),
      goal: 10,
      wants: 'at most',
      unit: '×',
    },
  ];
};
