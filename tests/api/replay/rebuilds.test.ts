import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RebuildShown, replayOverview } from '../../../domain/contracts/replay.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import { projections } from '../../../projectors/all.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';

const wait = { timeout: 40_000, interval: 100 } as const;

let product: TestProduct;
let admin: Learner;
let other: Learner;
let learner: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
  other = await newAdmin(product);
  learner = await newLearner(product);
}, 120_000);
afterAll(() => product.stop());

const overview = async (by = admin) => {
  const { body } = await by.get('/api/admin/replay');
  return replayOverview.parse(body);
};
const start = (wish: object, by = admin) => by.post('/api/admin/replay/rebuilds', wish);
const steer = (id: string, action: string, reason = 'a test') =>
  admin.post(`/api/admin/replay/rebuilds/${id}/steer`, { action, reason });

const begun = async (kind = 'rebuild'): Promise<string> => {
  const answer = await start({ readModel: 'accounts', kind, reason: 'A row looked wrong' });
  expect(answer.status, answer.text).toBe(202);
  return answer.body.id;
};

const standing = async (id: string): Promise<RebuildShown | undefined> => {
  const { rebuild, past } = await overview();
  return [...(rebuild ? [rebuild] : []), ...past].find((one) => one.id === id);
};
const state = async (id: string) => (await standing(id))?.state;
const outcome = async (id: string) => (await standing(id))?.outcome;
const comes = async (id: string, to: RebuildShown['state']) => {
  await expect.poll(() => state(id), wait).toBe(to);
  return standing(id);
};
const ends = (id: string, as: string) => expect.poll(() => outcome(id), wait).toBe(as);

const rows = async (sql: string, ...values: string[]) =>
  (await product.world.database.query(sql, values)).rows;

/** As a bug would leave it. */
const tamper = () =>
  rows(
    `update read.account set data = (left(data::text, -1) || ',"odd":1}')::json where key = $1`,
    learner.id,
  );
const isOdd = async (table = 'account'): Promise<boolean> => {
  const [row] = await rows(
    `select data->'odd' as odd from read.${table} where key = $1`,
    learner.id,
  );
  return row?.odd === 1;
};
const leftOver = () => rows(`select relname from pg_class where relname like '%\\_\\_next'`);

describe('the replay workbench', () => {
  it('tells of every read model how it stands to the log, to admins only', async () => {
    const { readModels, events, rebuild, parkedCount } = await overview();
    expect(readModels.map(({ name }) => name)).toEqual(projections.map(({ name }) => name));
    expect(rebuild).toBeNull();
    expect(parkedCount).toBe(0);
    expect(events).toBeGreaterThan(3);
    const accounts = readModels.find(({ name }) => name === 'accounts');
    expect(accounts).toMatchObject({ state: 'live', error: null, canRollBack: false });
    expect(accounts?.version).toBe(projections.find(({ name }) => name === 'accounts')?.version);
    expect(accounts?.bytes).toBeGreaterThan(8_000);
    await expect
      .poll(async () => (await overview()).readModels[0]?.perSecond, wait)
      .toBeGreaterThanOrEqual(0);

    expect((await learner.get('/api/admin/replay')).status).toBe(403);
    const wish = { readModel: 'accounts', kind: 'rebuild', reason: 'I may not' };
    expect((await start(wish, learner)).status).toBe(403);
  });

  it('refuses what cannot be: another name, nothing kept, no reason', async () => {
    const wish = { readModel: 'accounts', kind: 'rebuild', reason: 'why not' };
    expect(await start({ ...wish, readModel: 'nothing' })).toMatchObject({
      status: 404,
      body: { code: 'UnknownReadModel' },
    });
    expect(await start({ ...wish, kind: 'roll-back' })).toMatchObject({
      status: 409,
      body: { code: 'NothingKept' },
    });
    expect(await start({ ...wish, reason: '  ' })).toMatchObject({
      status: 400,
      body: { field: 'reason' },
    });
    expect((await overview()).rebuild).toBeNull();
  });

  it('compares what it built, swaps when an admin says so, and rolls back', async () => {
    await tamper();
    const id = await begun();
    const waiting = await comes(id, 'waiting');
    expect(waiting).toMatchObject({
      byYou: true,
      comparison: {
        isEqual: false,
        changed: 1,
        new: 0,
        gone: 0,
        rows: [{ key: learner.id, is: 'changed', fields: ['odd'] }],
      },
    });
    expect((await overview(other)).rebuild?.byYou).toBe(false);
    expect(await isOdd()).toBe(true);
    expect((await steer(id, 'swap')).status).toBe(202);
    await ends(id, 'swapped');
    expect(await isOdd()).toBe(false);
    expect(await isOdd('account__previous')).toBe(true);

    // What happens after the swap is in the table that comes back too.
    const late = await newLearner(product);
    const back = await begun('roll-back');
    expect(await comes(back, 'waiting')).toMatchObject({
      comparison: { isEqual: false, changed: 1, new: 0, gone: 0 },
    });
    expect((await steer(back, 'swap')).status).toBe(202);
    await ends(back, 'swapped');
    expect(await isOdd()).toBe(true);
    const [found] = await rows(
      'select count(*)::int as n from read.account where key = $1',
      late.id,
    );
    expect(found?.n).toBe(1);
    expect((await late.get('/api/user')).status).toBe(200);
    expect(await leftOver()).toEqual([]);
  }, 120_000);

  it('keeps in the audit who asked for what, with a reason that is sealed', async () => {
    const [{ stream }] = await rows(
      `select distinct stream from log.event where type = 'RebuildStarted' limit 1`,
    );
    const recorded = await product.world.commands.log.readStream(stream as StreamName);
    expect(recorded.map(({ type }) => type)).toEqual(['RebuildStarted', 'RebuildSteered']);
    expect(recorded[0]).toMatchObject({
      data: { readModel: 'accounts', by: admin.id },
      meta: { actor: admin.id },
    });
    expect(JSON.stringify(recorded)).not.toContain('A row looked wrong');
    const { body } = await admin.get('/api/admin/audit?type=RebuildSteered');
    expect(body.entries[0]?.says).toMatchObject({ what: 'the rebuild of accounts' });
  });

  it('lets one of two admins begin who ask at the same moment', async () => {
    const wish = { readModel: 'accounts', kind: 'rebuild', reason: 'both of us' };
    const answers = await Promise.all([start(wish), start(wish, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    const id = answers.find(({ status }) => status === 202)?.body.id;
    await comes(id, 'waiting');
    expect(await steer(id, 'resume')).toMatchObject({
      status: 409,
      body: { code: 'RebuildMovedOn' },
    });
    expect((await steer(id, 'cancel')).status).toBe(202);
    await ends(id, 'cancelled');
  }, 60_000);

  it('is paused, resumed and discarded, and leaves the live table as it was', async () => {
    const id = await begun();
    expect((await steer(id, 'pause')).status).toBe(202);
    expect(await comes(id, 'paused')).toMatchObject({ step: 'fold' });
    expect((await steer(id, 'swap')).status).toBe(409);
    expect((await steer(id, 'resume')).status).toBe(202);
    await comes(id, 'waiting');
    expect((await steer(id, 'cancel')).status).toBe(202);
    await ends(id, 'cancelled');
    expect(await isOdd()).toBe(true);
    expect(await leftOver()).toEqual([]);
  }, 60_000);

  it('that is killed in the middle leaves the live table as it was, and the next one begins', async () => {
    const id = await begun();
    await comes(id, 'waiting');
    const found = execFileSync('pgrep', ['-P', `${process.pid}`, '-f', 'rebuild-process']);
    const pids = found.toString().trim().split('\n').map(Number);
    expect(pids).toHaveLength(1);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await ends(id, 'interrupted');
    expect(await isOdd()).toBe(true);
    expect((await admin.get('/api/user')).status).toBe(200);

    const next = await begun();
    await comes(next, 'waiting');
    expect((await steer(next, 'swap')).status).toBe(202);
    await ends(next, 'swapped');
    expect(await isOdd()).toBe(false);
    expect(await leftOver()).toEqual([]);
  }, 120_000);

  it('closes one whose whole server died with it', async () => {
    await rows(
      `insert into projector.rebuild (id, projection, kind, asked_by, seen_at)
       values (gen_random_uuid(), 'accounts', 'rebuild', 'someone', now() - interval '1 minute')`,
    );
    const id = await begun();
    const { past } = await overview();
    expect(past[0] ?? past[1]).toMatchObject({ outcome: 'interrupted' });
    await comes(id, 'waiting');
    expect((await steer(id, 'cancel')).status).toBe(202);
    await ends(id, 'cancelled');
  }, 60_000);
});
