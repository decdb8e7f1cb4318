import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testerAccounts } from '../../../api/test-mode/tester-ids.ts';
import { auditCounts, auditPage } from '../../../domain/contracts/audit.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { everythingRead } from '../support/everything-read.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';

const password = 'a shared secret of testers';

let product: TestProduct;
let testers: ReadonlySet<string>;
let admin: Browser;
let real: Learner;
beforeAll(async () => {
  product = await startTestProduct({
    configuration: { testMode: { password, isProduction: false } },
  });
  testers = new Set(testerAccounts(product.world.identifiers));
  real = await newLearner(product);
  admin = browser(product.url);
  expect((await admin.post('/api/test/login', { username: 'admin01', password })).status).toBe(200);
  await real.patch('/api/auth/user', { firstName: 'Grace' });
  await everythingRead(product);
});
afterAll(() => product.stop());

const found = async (search: string) => {
  const answer = await admin.get(`/api/admin/audit?${search}`);
  expect(answer.status, answer.text).toBe(200);
  return auditPage.parse(answer.body).entries;
};
const isOfTesters = ({ actor, about }: Awaited<ReturnType<typeof found>>[number]): boolean =>
  (actor.id === null || testers.has(actor.id)) && (about === null || testers.has(about));

const positionsOf = async (subject: string): Promise<string[]> => {
  const { rows } = await product.world.database.query<{ key: string }>(
    'select key from read.audit where subject = $1 order by key',
    [subject],
  );
  return rows.map(({ key }) => key);
};

describe('the audit as an admin of the test mode sees it', () => {
  it('holds what testers did, and nothing of anybody real, however it is searched', async () => {
    const all = await found('limit=100');
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((entry) => !isOfTesters(entry))).toEqual([]);
    expect(all.every(({ testMode }) => testMode)).toBe(true);
    const [position = ''] = await positionsOf(real.id);
    for (const search of [
      `person=${real.id}`,
      `person=${real.username}`,
      `stream=account-${real.id}`,
      `q=${real.id}`,
      `q=${position}`,
      `q=account-${real.id}`,
    ]) {
      expect(await found(search), search).toEqual([]);
    }
    for (const search of ['type=AccountOpened', 'actor=person', 'actor=admin', 'actor=system']) {
      const entries = await found(search);
      expect(
        entries.filter((entry) => !isOfTesters(entry)),
        search,
      ).toEqual([]);
    }
  });

  it('counts and opens no event of anybody real', async () => {
    const [position = ''] = await positionsOf(real.id);
    expect((await admin.get(`/api/admin/audit/events/${position}`)).status).toBe(404);
    const [own] = await found('limit=1');
    expect((await admin.get(`/api/admin/audit/events/${own?.position}`)).status).toBe(200);
    const today = new Date().toISOString().slice(0, 10);
    const path = `/api/admin/audit/counts?days=${today}&person=${real.id}`;
    const counted = auditCounts.parse((await admin.get(path)).body);
    expect(counted.days.map(({ count }) => count)).toEqual([0]);
  });

  it('exports no row of anybody real', async () => {
    const file = await admin.post('/api/admin/audit/export', { format: 'jsonl' });
    expect(file.status).toBe(200);
    expect(file.text.length).toBeGreaterThan(1000);
    expect(file.text).not.toContain(real.id);
  });

  it('is followed as testers do something, and not as others do', async () => {
    const real01 = await newAdmin(product);
    const read = async (cookie: string) => {
      const leaving = new AbortController();
      const response = await fetch(`${product.url}/api/admin/audit/tail`, {
        headers: { cookie },
        signal: leaving.signal,
      });
      let text = '';
      const reading = (async () => {
        for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
      })().catch(() => undefined);
      return {
        told: () => text.split('data: ').length - 1,
        leave: async () => {
          leaving.abort();
          await reading;
        },
      };
    };
    await everythingRead(product);
    const [theirs, everybodys] = [await read(admin.cookie()), await read(real01.cookie())];
    // What was under way when they began may still be told.
    await real.patch('/api/auth/user', { firstName: 'Ada' });
    await vi.waitFor(() => expect(everybodys.told()).toBeGreaterThan(0), { timeout: 10_000 });
    const before = theirs.told();
    expect(before).toBe(0);
    const tester = browser(product.url);
    await tester.post('/api/test/login', { username: 'test02', password });
    await vi.waitFor(() => expect(theirs.told()).toBeGreaterThan(before), { timeout: 20_000 });
    await Promise.all([theirs.leave(), everybodys.leave()]);
  });
});
