import { describe, expect, it, type TestContext, vi } from 'vitest';
import { readConfiguration } from '../../../ops/configuration.ts';
import { type DatabaseLine, databaseLine } from '../../support/database-line.ts';
import { startEventStoreDbServer } from '../../support/eventstoredb/server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { startProductOnALine } from '../../support/product-on-a-line.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

// That something is over is said once it has been for a while.
vi.setConfig({ testTimeout: 60_000 });

type Scene = {
  readonly line: DatabaseLine;
  readonly product: TestProduct;
  readonly learner: Learner;
  readonly lines: string[];
};

type Finished = Pick<TestContext, 'onTestFinished'>;

const onEventStoreDb = async ({ onTestFinished }: Finished): Promise<Scene> => {
  const server = await startEventStoreDbServer();
  onTestFinished(server.stop);
  const line = await databaseLine(`esdb://127.0.0.1:${server.port}?tls=false`);
  onTestFinished(line.cut);
  const { eventStoreUrl } = readConfiguration({ EVENT_STORE_URL: line.url });
  const lines: string[] = [];
  const onLog = (written: string) => lines.push(written);
  const product = await startTestProduct({ configuration: { eventStoreUrl }, onLog });
  onTestFinished(product.stop);
  return { line, product, learner: await newLearner(product), lines };
};

const onPostgres = async ({ onTestFinished }: Finished): Promise<Scene> => {
  const lines: string[] = [];
  const product = await startProductOnALine({ onLog: (written) => lines.push(written) });
  onTestFinished(product.stop);
  return { line: product.line, product, learner: await newLearner(product), lines };
};

type Line = { readonly level: number; readonly msg: string; readonly failures?: number };

const troublesIn = (lines: readonly string[]): readonly Line[] =>
  lines.map((line): Line => JSON.parse(line)).filter(({ level }) => level >= 40);

describe.concurrent.each([
  ['EventStoreDB', onEventStoreDb],
  ['Postgres', onPostgres],
] as const)('an outage of %s', (_, open) => {
  it('is one line in the log when it begins and one when it ends, and is over at once', async (context) => {
    const { line, learner, lines } = await open(context);
    const studies = async () => {
      const paper = await newPaper(learner, { limit: 2 });
      expect((await handIn(learner, paper)).score).toBe(100);
    };
    await studies();
    await line.cut();
    const asked = Array.from({ length: 40 }, () => learner.get('/api/questions/RT?limit=2'));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(503);
    expect(troublesIn(lines)).toMatchObject([{ level: 50 }]);

    await line.restore();
    await vi.waitFor(studies, { timeout: 10_000, interval: 50 });
    for (let turn = 0; turn < 10; turn += 1) await studies();
    await vi.waitFor(() => expect(troublesIn(lines)).toHaveLength(2), { timeout: 15_000 });
    expect(troublesIn(lines)[1]).toMatchObject({ level: 40, msg: 'What was away is back' });
    expect(troublesIn(lines)[1]?.failures).toBeGreaterThanOrEqual(40);
  });
});
