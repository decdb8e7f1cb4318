import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../domain/contracts/account.ts';
import { fieldCodes } from '../../../domain/contracts/fields.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { newLearner } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const changesOf = async (id: Parameters<typeof accountStream>[0]) => {
  const events = await product.world.commands.log.readStream(accountStream(id));
  return events.map(({ type }) => type).slice(2);
};

describe('changing one’s profile', () => {
  it('[API-10] saves each of the 14 fields and answers the changed user', async () => {
    const learner = await newLearner(product, { healthcareField: 'NP' });
    for (const healthcareField of fieldCodes) {
      const { status, body } = await learner.patch('/api/auth/user', { healthcareField });
      expect(status).toBe(200);
      expect(user.parse(body)).toMatchObject({ id: learner.id, healthcareField });
      expect((await learner.get('/api/user')).body).toEqual(body);
    }
    expect(await changesOf(learner.id)).toEqual(Array(14).fill('FieldChosen'));
  });

  it('changes what is named and leaves the rest', async () => {
    const learner = await newLearner(product);
    const { body } = await learner.patch('/api/auth/user', { firstName: ' Grace ' });
    expect(body).toMatchObject({ firstName: 'Grace', lastName: 'Okafor', healthcareField: 'RT' });
    const moved = await learner.patch('/api/auth/user', { timeZone: 'Asia/Kolkata' });
    expect(moved.body).toMatchObject({ firstName: 'Grace', timeZone: 'Asia/Kolkata' });
    expect(await changesOf(learner.id)).toEqual(['ProfileChanged', 'TimeZoneChanged']);
  });

  it('keeps a time zone under one name, however it is written', async () => {
    const learner = await newLearner(product, { timeZone: 'us/EASTERN' });
    expect((await learner.get('/api/user')).body).toMatchObject({ timeZone: 'America/New_York' });
    for (const timeZone of ['Asia/Calcutta', 'ASIA/KOLKATA', 'asia/kolkata']) {
      const { body } = await learner.patch('/api/auth/user', { timeZone });
      expect(body).toMatchObject({ timeZone: 'Asia/Kolkata' });
    }
    expect(await changesOf(learner.id)).toEqual(['TimeZoneChanged']);
  });

  it('of one name in one tab and of the other in another: both stand afterwards', async () => {
    const learner = await newLearner(product);
    const tab = browser(product.url, learner.cookie());
    for (const [firstName, lastName] of [
      ['Grace', 'Hopper'],
      ['Katherine', 'Johnson'],
      ['Dorothy', 'Vaughan'],
    ]) {
      const answers = await Promise.all([
        learner.patch('/api/auth/user', { firstName }),
        tab.patch('/api/auth/user', { lastName }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const position = answers.map(({ headers }) => headers.get('x-position') ?? '').toSorted()[1];
      const { body } = await learner.get('/api/user', { 'x-min-position': position ?? null });
      expect(body).toMatchObject({ firstName, lastName });
    }
  });

  it('takes one of four extra times, and no other', async () => {
    const learner = await newLearner(product);
    expect((await learner.get('/api/user')).body).toMatchObject({ extraTime: 1 });
    const { body } = await learner.patch('/api/auth/user', { extraTime: 1.25 });
    expect(body).toMatchObject({ extraTime: 1.25 });
    expect(await changesOf(learner.id)).toEqual(['ExtraTimeSet']);
    const wrong = await learner.patch('/api/auth/user', { extraTime: 1.3 });
    expect(wrong).toMatchObject({ status: 400, body: { field: 'extraTime' } });
  });

  it('to what it is already records nothing', async () => {
    const learner = await newLearner(product, { healthcareField: 'RT' });
    const answer = await learner.patch('/api/auth/user', { healthcareField: 'RT' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-position')).not.toBe('');
    expect(await changesOf(learner.id)).toEqual([]);
  });

  it('under the same Idempotency-Key happens once', async () => {
    const learner = await newLearner(product);
    const headers = { 'idempotency-key': '2f9f7a0c-8ad4-4bd2-b1a9-0a5a2c0b6c11' };
    const body = { firstName: 'Grace' };
    const [one, two] = [
      await learner.patch('/api/auth/user', body, headers),
      await learner.patch('/api/auth/user', body, headers),
    ];
    expect(two.body).toEqual(one.body);
    expect(two.headers.get('x-position')).toBe(one.headers.get('x-position'));
    expect(await changesOf(learner.id)).toEqual(['ProfileChanged']);
  });

  it.each([
    [{}, 'body'],
    [{ healthcareField: 'MD' }, 'healthcareField'],
    [{ healthcareField: null }, 'healthcareField'],
    [{ firstName: '' }, 'firstName'],
    [{ timeZone: 'Chicago' }, 'timeZone'],
    [{ timeZone: '+05:30' }, 'timeZone'],
    [{ isAdmin: true }, 'isAdmin'],
    [{ firstName: 'Ada', subscriptionTier: 'annual' }, 'subscriptionTier'],
    [{ firstName: 'Ada', email: 'other@example.com' }, 'email'],
  ])('is refused with %j', async (body, field) => {
    const learner = await newLearner(product);
    expect(await learner.patch('/api/auth/user', body)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field },
    });
    expect(await changesOf(learner.id)).toEqual([]);
  });
});
