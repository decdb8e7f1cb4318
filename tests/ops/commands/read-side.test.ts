import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BenchLearner,
  learnerWithQuizzes,
} from '../../bench/progress/learner-with-quizzes.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';

const run = promisify(execFile);

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

let product: TestProduct & { readonly stop: () => Promise<void> };
let learner: BenchLearner;

const command = async (entry: string, ...args: readonly string[]): Promise<Ended> => {
  try {
    const environment = { ...process.env, DATABASE_URL: product.databaseUrl };
    const done = await run(process.execPath, [entry, ...args], { env: environment });
    return { code: 0, ...done };
  } catch (error) {
    const { code, stdout, stderr } = error as Ended;
    return { code, stdout, stderr };
  }
};

beforeAll(async () => {
  product = await startTestProduct();
  learner = await learnerWithQuizzes(product.url, 3);
  const head = await product.world.commands.log.head();
  await product.world.readPosition.reached(product.world.settings.projections, head, 10_000);
}, 60_000);

afterAll(() => product.stop());

describe('the commands beside a running product', () => {
  it('rebuild finds the new table equal to the live one and swaps', async () => {
    const { code, stdout } = await command('ops/rebuild.ts', 'progress');
    expect(stdout).toMatch(/7\/7 Swapping/);
    expect(stdout).toMatch(/progress +equal to the live one, checksum [0-9a-f]{16}; swapped/);
    expect(code).toBe(0);
  });

  it('rebuild says so when the live table was wrong, and keeps it as the previous one', async () => {
    await product.world.database.query(
      `update read.quiz_history set data = '{}' where key = (select min(key) from read.quiz_history)`,
    );
    const verified = await command('ops/verify.ts', 'quiz-history');
    expect(verified.stdout).toMatch(/quiz-history +DIFFERENT, first at [0-9a-f-]{36}/);
    expect(verified.code).toBe(1);

    const rebuilt = await command('ops/rebuild.ts', 'quiz-history');
    expect(rebuilt.stdout).toContain('DIFFERENT from the live one');
    expect(rebuilt.code).toBe(2);
    const again = await command('ops/verify.ts');
    expect(again.stdout).not.toContain('DIFFERENT');
    expect(again.stdout).toMatch(/^readiness-evidence +equal, /m);
    const previous = await product.world.database.query(
      `select 1 from read.quiz_history__previous where data::text = '{}'`,
    );
    expect(previous.rowCount).toBe(1);
  });

  it('replay prints the progress of a learner as of a day', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const now = await command('ops/replay.ts', '--as-of', today, '--learner', learner.accountId);
    expect(now.stdout).toMatch(/quizzes +3\n/);
    const before = await command(
      ...(['ops/replay.ts', '--as-of', '2020-01-01', '--learner', learner.accountId] as const),
    );
    expect(before.stdout).toMatch(/quizzes +0\n/);
  });

  it.each([
    ['ops/rebuild.ts', [], 64, 'Name the read models'],
    ['ops/rebuild.ts', ['nothing'], 64, 'There is no projection nothing'],
    ['ops/replay.ts', ['--as-of', 'yesterday', '--learner', 'maya'], 64, '--as-of wants a day'],
    ['ops/replay.ts', ['--as-of', '2026-11-01'], 64, '--learner wants'],
    ['ops/replay.ts', ['--as-of', '2026-11-01', '--learner', 'nobody'], 1, 'no learner nobody'],
  ] as const)('%s %j ends with %i', async (...[entry, args, code, words]) => {
    const ended = await command(entry, ...args);
    expect(ended.stderr).toContain(words);
    expect(ended.code).toBe(code);
  });
});
