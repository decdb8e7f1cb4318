import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Learner, newLearner } from '../../api/support/people.ts';
import { join } from '../../api/support/schools.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { operatorCommand } from './operator-command.ts';

let product: TestProduct;
let maya: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  maya = await newLearner(product, { username: 'maya', firstName: 'Maya' });
});
afterAll(() => product.stop());

/** Each command is a process of its own. */
const patience = { timeout: 240_000 } as const;
const wait = { timeout: 30_000 } as const;

const command = (...args: readonly string[]) => operatorCommand(product)('school', ...args);

const opened = async (seats: number): Promise<string> => {
  const wish = ['create', 'Lakeside College', '--seats', `${seats}`, '--admin', 'maya'];
  const { code, said } = await command(...wish);
  expect(code, said).toBe(0);
  const [id = ''] = /[0-9a-f-]{36}/.exec(said) ?? [];
  await vi.waitFor(async () => {
    const { coordinates } = (await maya.get('/api/schools')).body;
    expect(JSON.stringify(coordinates)).toContain(id);
  }, wait);
  return id;
};

const seen = async (own: Learner, id: string) => own.get(`/api/schools/${id}`);

describe('an operator of schools', patience, () => {
  it('changes the seats, never to fewer than are taken', async () => {
    const id = await opened(2);
    const link = await maya.post(`/api/schools/${id}/invitations`, {
      uses: 2,
      days: 1,
      cohortId: null,
    });
    const token = new URL(link.body.link).hash.slice(1);
    for (let n = 0; n < 2; n += 1) await join(await newLearner(product), token);
    const fewer = await command(id, 'seats', '1');
    expect(fewer).toMatchObject({ code: 1, said: expect.stringContaining('SeatsTaken') });
    const more = await command(id, 'seats', '5');
    expect(more, more.said).toMatchObject({ code: 0, said: expect.stringContaining('5 seats') });
    expect((await seen(maya, id)).body).toMatchObject({ seats: 5, taken: 2 });
    for (const wrong of ['0', '2001', 'many', '1.5']) {
      expect(await command(id, 'seats', wrong), wrong).toMatchObject({ code: 64 });
    }
  });

  it('names a coordinator, and takes the office back', async () => {
    const id = await opened(3);
    const grace = await newLearner(product, { username: 'grace' });
    expect((await seen(grace, id)).status).toBe(404);
    expect(await command(id, 'admin', 'grace')).toMatchObject({ code: 0 });
    expect((await seen(grace, id)).status).toBe(200);
    expect(await command(id, 'remove-admin', 'grace')).toMatchObject({ code: 0 });
    expect((await seen(grace, id)).status).toBe(404);
    expect((await seen(maya, id)).status).toBe(200);
    const nobody = await command(id, 'admin', 'nobody-of-this-name');
    expect(nobody).toMatchObject({ code: 1, said: expect.stringContaining('no account') });
  });

  it('closes it: every seat is given back, and no link works any more', async () => {
    const id = await opened(3);
    const link = await maya.post(`/api/schools/${id}/invitations`, {
      uses: 3,
      days: 1,
      cohortId: null,
    });
    const token = new URL(link.body.link).hash.slice(1);
    const learner = await newLearner(product);
    await join(learner, token);
    expect((await learner.get('/api/user')).body.subscriptionTier).toBe('annual');
    const done = await command(id, 'close');
    expect(done, done.said).toMatchObject({ code: 0 });
    expect((await seen(maya, id)).status).toBe(404);
    expect((await join(await newLearner(product), token)).status).not.toBe(204);
    await vi.waitFor(async () => {
      expect((await learner.get('/api/user')).body.subscriptionTier).toBe('free');
    }, wait);
    const { rows } = await product.world.database.query(
      `select count(*)::int as events from log.event where stream = $1 and type = 'SchoolClosed'`,
      [`institution-${id}`],
    );
    expect(rows[0].events).toBe(1);
    await vi.waitFor(async () => {
      const { rows: keys } = await product.world.database.query(
        'select count(*)::int as held from auth.person_key where account_id = $1 and key is not null',
        [id],
      );
      expect(keys[0].held, 'its key').toBe(0);
    }, wait);
    expect((await command(id, 'seats', '9')).code, 'what is closed stays so').toBe(1);
  });

  it('is told what is wrong with a wish', async () => {
    for (const wish of [
      ['not an id', 'close', 'now'],
      [crypto.randomUUID(), 'open'],
      ['create', 'X'],
    ]) {
      const { code, said } = await command(...wish);
      expect(code, said).toBe(64);
      expect(said).toContain('Usage:');
    }
    expect(await command(crypto.randomUUID(), 'close')).toMatchObject({ code: 1 });
  });
});
