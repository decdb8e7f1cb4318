import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditWords } from '../../../api/server/audit-words.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const exported = (body: object) => admin.post('/api/admin/audit/export', body);

const told = async () => {
  const { body } = await admin.get('/api/admin/audit?type=AuditExported');
  const [entry] = body.entries;
  const event = await admin.get(`/api/admin/audit/events/${entry?.position}`);
  return event.body.stored.data;
};

describe('an export of the audit', () => {
  it('has a line for each event of the filter, and is itself an event', async () => {
    const learner = await newLearner(product);
    const { status, text, headers } = await exported({ format: 'csv', person: learner.email });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('boardwell-audit.csv');
    const rows = parse(text, { columns: true }) as Record<string, string>[];
    expect(rows.map(({ Type }) => Type)).toEqual(['SignedIn', 'AccountOpened']);
    expect(text).not.toContain(learner.email);
    expect(await told()).toMatchObject({
      viewerId: admin.id,
      format: 'csv',
      filter: { person: learner.id },
      count: 2,
    });
  });

  it('gives the events as they are stored, one a line, their personal parts sealed', async () => {
    const learner = await newLearner(product, { firstName: 'Zebulon' });
    const { text } = await exported({ format: 'jsonl', person: learner.id });
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ type: 'AccountOpened', data: { accountId: learner.id } });
    expect(text).not.toContain('Zebulon');
  });

  it('makes a text of a cell that a spreadsheet would take for a formula', async () => {
    const { exportTexts } = await import('../../../api/audit/export-texts.ts');
    const row = {
      position: '1',
      at: '2026-11-27T12:00:00.000Z',
      actor: '=cmd()',
      subject: null,
      type: '+SUM(A1)',
      stream: '@stream',
      revision: 0,
      commandId: '-1',
      correlationId: '=1+1',
      testMode: false,
    };
    const event = { ...row, id: 'x', version: 1, data: {}, meta: row, recordedAt: row.at };
    const context = {
      auditWords,
      audit: { admins: async () => [], page: async () => [row] },
      world: { commands: { log: { readPlaces: async () => [event] } } },
    };
    const plan = {
      ways: [],
      types: [],
      actors: [],
      exceptActors: [],
      persons: [],
      subjects: [],
      from: '',
      before: '~',
    };
    const texts = exportTexts(context as never, {
      plan,
      format: 'csv',
      whenSent: async () => undefined,
    });
    let whole = '';
    for await (const text of texts) whole += text;
    const [cells = []] = parse(whole, { from: 2 }) as string[][];
    expect(cells.filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
    expect(cells).toContain("'=cmd()");
  });

  it('is refused to whoever is no administrator, and takes no other format', async () => {
    const learner = await newLearner(product);
    expect((await learner.post('/api/admin/audit/export', { format: 'csv' })).status).toBe(403);
    expect((await exported({ format: 'xlsx' })).status).toBe(400);
  });
});

describe('the chain over the events', () => {
  it('tells its key, and stays intact when somebody is erased', async () => {
    const { checkChain } = await import('../../../ops/adapters/seals/check-chain.ts');
    const { sealLog } = await import('../../../ops/adapters/seals/seal-log.ts');
    const learner = await newLearner(product);
    const { world } = product;
    const { log } = world.commands;
    const stop = new AbortController();
    const head = await log.head();
    const every = { events: 1_000_000, ms: 50, firstMs: 50 };
    const sealing = sealLog({ log, seals: world.seals, clock: world.clock, every }, stop.signal);
    await expect
      .poll(async () => (await world.seals.last())?.position ?? '', { timeout: 30_000 })
      .toSatisfy((position: string) => position >= head);
    stop.abort();
    await sealing;
    const { body } = await admin.get('/api/admin/audit/chain');
    expect(body.key).toEqual(world.seals.key);
    expect(body.key.publicKey).toContain('BEGIN PUBLIC KEY');
    expect(body.sealed.count).toBeGreaterThan(2);
    await world.vault.destroyKey(learner.id);
    expect(await checkChain({ log, seals: world.seals })).toMatchObject({ outcome: 'intact' });
  });
});
