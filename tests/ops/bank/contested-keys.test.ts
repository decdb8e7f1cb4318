import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildItems, type Knowledge } from '../../../domain/bank/build/build-bank.ts';
import { writtenKnowledge } from '../../../domain/bank/build/knowledge.ts';
import { publication } from '../../../domain/bank/item/publication.ts';
import type { WrittenItem } from '../../../domain/bank/item/written-item.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { itemStream } from '../../../domain/kernel/ids.ts';
import { randomIdentifiers } from '../../../ops/adapters/identifiers/random-identifiers.ts';
import { publishBank } from '../../../ops/bank/publish-bank.ts';
import { publishedSoFar } from '../../../ops/bank/published-so-far.ts';
import { readSettlement } from '../../../ops/bank/settle-key.ts';
import { readConfiguration } from '../../../ops/configuration.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { type Product, startProduct } from '../../../ops/product/start-product.ts';
import { startUpReport } from '../../../ops/product/start-up-report.ts';
import { later } from '../../support/facts.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

const run = promisify(execFile);

const sourceItems = buildItems(writtenKnowledge);
const found = sourceItems.find(({ type, ordered }) => type === 'single' && !ordered);
if (!found) throw new Error('There is no written item with one answer');
const source = found;
const [right] = source.key;
const [wrong, corrected] = source.options.filter(({ id }) => id !== right);
if (!wrong || !corrected) throw new Error(`${source.id} has too few options`);

/** The written bank with that one item as `edit` has it. */
const bankWith = (edit: (item: WrittenItem) => WrittenItem): Knowledge => ({
  models: [],
  written: writtenKnowledge.written.map((set) => ({
    ...set,
    items: set.items.map((item) => (item.id === source.id ? edit(item) : item)),
  })),
});
const keyedBy = (words: string) => (item: WrittenItem) => ({
  ...item,
  options: item.options.map(({ text, why }) => ({
    text,
    why,
    ...(text === words ? { right: true as const } : {}),
  })),
});

let database: FreshDatabase;
const running = new Set<Product>();

const start = async (
  bank: Knowledge,
): Promise<Product & { readonly report: readonly string[] }> => {
  const configuration = readConfiguration({ PORT: `${await freePort()}` });
  const logger = pino({ level: 'silent' });
  const product = await startProduct({ configuration, databaseUrl: database.url, bank, logger });
  running.add(product);
  const described = { database: { description: 'a database of its own' }, seconds: 1 };
  return { ...product, report: startUpReport({ configuration, product, ...described }) };
};
const stop = async (product: Product): Promise<void> => {
  await product.stop();
  for (const one of running) if (one.url === product.url) running.delete(one);
};

/** `npm run bank` beside whatever runs. */
const bank = async (...args: readonly string[]) => {
  const env = { ...process.env, DATABASE_URL: database.url };
  try {
    return { code: 0, ...(await run(process.execPath, ['ops/bank.ts', ...args], { env })) };
  } catch (error) {
    return error as { readonly code: number; readonly stdout: string; readonly stderr: string };
  }
};

const stateOf = async ({ world }: Product) =>
  (await publishedSoFar(world.commands.log)).get(itemStream(source.id));

const contest = {
  itemId: source.id,
  revision: 1,
  ours: [corrected.text],
  source: source.options.filter(({ id }) => id === right).map(({ text }) => text),
};
const kept = { status: 'published', revision: 1, key: [corrected.id] };

beforeAll(async () => {
  database = await freshDatabase();
  const product = await start(bankWith(keyedBy(wrong.text)));
  const handled = await handleCommand(product.world.commands, {
    decider: publication,
    stream: itemStream(source.id),
    command: {
      type: 'RekeyItem',
      itemId: source.id,
      key: [corrected.id],
      at: later,
      reason: 'The first option is right.',
    },
    meta: { actor: 'system', commandId: randomIdentifiers.command(), correlationId: 'test' },
  });
  expect(handled.ok).toBe(true);
  await stop(product);
});
afterAll(async () => {
  await Promise.all([...running].map(stop));
  await database.drop();
});

describe('a source that contests a key that was put right', () => {
  it('leaves the question as it is, and every start says what to do, two at once as well', async () => {
    const both = await Promise.all([start(writtenKnowledge), start(writtenKnowledge)]);
    for (const product of both) {
      expect(product.bank).toMatchObject({ published: 0, contested: [contest] });
      const told = product.report.filter((line) => line.startsWith('ATTENTION'));
      expect(told).toEqual([
        expect.stringMatching(
          new RegExp(`${source.id}: the corrected key is .* settle ${source.id}$`),
        ),
      ]);
      expect(await stateOf(product)).toMatchObject(kept);
    }
    await Promise.all(both.map(stop));
    const again = await start(writtenKnowledge);
    expect(again.bank.contested).toEqual([contest]);
    expect(await stateOf(again)).toMatchObject(kept);
  });

  it('stops the build of the bank with a message', async () => {
    const { code, stdout } = await bank('build');
    expect(stdout).toContain(`CONTESTED ${source.id}: the corrected key is "${corrected.text}"`);
    expect(code).toBe(1);
  });

  it('may be said to be right', () => {
    expect(readSettlement(source, 'source', '').key).toEqual([right]);
  });

  it('is not settled by words that are no key of it or give no reason', async () => {
    expect(await bank('settle', source.id, corrected.id)).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('The reason: Say why in 10 to 300 characters.'),
    });
    expect(await bank('settle', source.id, 'nosuch', 'It is better so.')).toMatchObject({
      code: 1,
      stdout: 'Refused: The question has no option nosuch.\n',
    });
  });

  it('is settled once, by two operators at once, and the next edits go by what was settled', async () => {
    const settled = () => bank('settle', source.id, corrected.id, 'The guideline names this one.');
    for (const { code, stdout } of await Promise.all([settled(), settled()])) {
      expect(stdout).toBe(`${source.id} is settled: its key is ${corrected.id}.\n`);
      expect(code).toBe(0);
    }
    const product = await start(writtenKnowledge);
    expect(product.bank).toMatchObject({ published: 0, contested: [] });
    expect(await stateOf(product)).toMatchObject({ ...kept, revision: 2 });

    const publish = (edit: (item: WrittenItem) => WrittenItem) =>
      publishBank(product.world.commands, { knowledge: bankWith(edit), at: later });
    const reworded = (item: WrittenItem) => ({ ...item, explanation: `${item.explanation} So.` });
    expect(await publish(reworded)).toMatchObject({ published: 1, contested: [] });
    expect(await stateOf(product)).toMatchObject({ ...kept, revision: 3 });
    const third = await publish(keyedBy(wrong.text));
    expect(third.contested).toMatchObject([{ revision: 3, source: [wrong.text] }]);
    expect(await stateOf(product)).toMatchObject({ ...kept, revision: 3 });
  });
});
