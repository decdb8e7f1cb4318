import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learningTypes, statementsOf } from '../../../api/privacy/xapi/statements-of.ts';
import { readEvent } from '../../../domain/events/registry.ts';
import { rightAnswer } from '../../api/support/bank.ts';
import { type Learner, newLearner } from '../../api/support/people.ts';
import { handIn, newPaper } from '../../api/support/quiz.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import {
  lrsPassword,
  lrsUsername,
  type RecordStoreServer,
  startRecordStore,
} from '../../support/record-store-server.ts';
import { xapiStatement } from '../../support/xapi-statement.ts';
import { operatorCommand } from '../commands/operator-command.ts';
import { goldenEvents } from './golden-log.ts';

let product: TestProduct;
let folder: string;
let first: Learner;
let second: Learner;
let command: ReturnType<typeof operatorCommand>;
let store: RecordStoreServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwell-xapi-'));
  Object.assign(process.env, {
    DATA_DIR: folder,
    LRS_USERNAME: lrsUsername,
    LRS_PASSWORD: lrsPassword,
  });
  product = await startTestProduct();
  store = await startRecordStore();
  command = operatorCommand(product);
  first = await newLearner(product);
  second = await newLearner(product);
  for (const learner of [first, second]) {
    await handIn(learner, await newPaper(learner, { limit: 5 }), rightAnswer);
  }
  const { readPosition, settings, commands } = product.world;
  await readPosition.reached(settings.projections, await commands.log.head(), 60_000);
}, 120_000);
afterAll(async () => {
  await store.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Two learners: a paper that began, five answers, and a result of each. */
const each = 7;

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => xapiStatement.parse(JSON.parse(line)));

describe('telling what was learned as xAPI', { timeout: 180_000 }, () => {
  it('is a valid statement a line, of all or of one, and names nobody', async () => {
    const all = await command('export', 'xapi');
    expect(all.code, all.said).toBe(0);
    const statements = linesOf(all.said);
    expect(statements).toHaveLength(2 * each);
    expect(new Set(statements.map(({ actor }) => actor.account.name)).size).toBe(2);

    const file = join(folder, 'one.jsonl');
    const one = await command('export', 'xapi', '--learner', first.id, '--out', file);
    expect(one.code, one.said).toBe(0);
    const own = linesOf(await readFile(file, 'utf8'));
    expect(own).toHaveLength(each);
    const ids = new Set(statements.map(({ id }) => id));
    for (const { id } of own) expect(ids.has(id)).toBe(true);
    for (const text of [first.id, second.id, '@']) {
      expect(all.said).not.toContain(text);
    }
    expect((await command('export', 'xapi', '--learner', 'nobody-at-all')).code).toBe(1);
  });

  it('is stored in a record store once, however it fails in between, and goes on later', async () => {
    store.trouble({ status: 503 }, 'stored and cut');
    const told = await command('export', 'xapi', '--push', store.url);
    expect(told.code, told.said).toBe(0);
    // The first answer was lost: whatever the store has by then is taken for stored.
    expect(told.said).toContain(`${2 * each} were there`);
    expect(store.statements.size).toBe(2 * each);

    const before = store.requests();
    const again = await command('export', 'xapi', '--push', store.url);
    expect(again.said).toContain('0 statements stored; 0 were there');
    expect(store.requests()).toBe(before);

    await handIn(first, await newPaper(first, { limit: 5 }), rightAnswer);
    const more = await command('export', 'xapi', '--push', store.url);
    expect(more.said).toContain(`${each} statements stored; 0 were there`);
    const anew = await command('export', 'xapi', '--push', store.url, '--again');
    expect(anew.said).toContain(`0 statements stored; ${3 * each} were there`);
  });

  it('says what a store refuses, and pushes to no address in clear', async () => {
    store.trouble({ status: 401 });
    const refused = await command('export', 'xapi', '--push', store.url, '--again');
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('LRS_USERNAME')]);
    const clear = await command('export', 'xapi', '--push', 'http://lrs.example/xapi');
    expect([clear.code, clear.said]).toEqual([64, expect.stringContaining('https')]);
    const both = await command('export', 'xapi', '--push', store.url, '--out', 'a');
    expect(both.code).toBe(64);
  });

  it('knows every type that tells of learning', () => {
    const naming = { origin: 'https://a.example', actor: 'somebody', uuidOf: () => '' };
    const telling = goldenEvents.filter(
      (event) => statementsOf(naming, readEvent(event)).length > 0,
    );
    expect(new Set(telling.map(({ type }) => type))).toEqual(new Set(learningTypes));
  });
});

describe('the log as files, by the command', { timeout: 180_000 }, () => {
  it('is exported and asked in SQL, and holds no name, no email and no other of a person', async () => {
    const told = await command('export', 'events');
    expect(told.code, told.said).toBe(0);
    expect(told.said).toMatch(/events of \d+ days in .*analysts\/events/);
    const sql = `select learnerId, score from QuizSubmitted where learnerId = '${first.id}' limit 1`;
    const table = await command('sql', sql);
    expect(table.said).toContain('100');
    const json = await command(
      'sql',
      '--format',
      'json',
      'select count(*) as n from AccountOpened',
    );
    expect(Number(JSON.parse(json.said)[0].n)).toBeGreaterThanOrEqual(2);
    const csv = await command('sql', '--format', 'csv', `select '=1+1' as formula`);
    expect(csv.said).toBe("formula\n'=1+1\n");
    const wrong = await command('sql', 'select nothing from nowhere');
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('nowhere')]);

    expect((await command('export', 'events', '--format', 'jsonl')).code).toBe(0);
    const lines = await command(
      'sql',
      '--format',
      'json',
      `
      select count(*) as n, count(*) filter (where t::varchar like '%${first.email}%') as named
      from read_json('${folder}/analysts/events-jsonl/**/*.jsonl', format = 'newline_delimited', union_by_name = true) t`,
    );
    expect(lines.code, lines.said).toBe(0);
    expect(JSON.parse(lines.said)[0]).toMatchObject({ named: '0' });
    expect((await command('export', 'events', '--from', '2026-02-31')).code).toBe(64);
    expect((await command('export', 'nothing')).code).toBe(64);
  });
});
