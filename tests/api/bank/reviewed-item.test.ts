import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { finishedAttempts } from '../../../api/attempt/queries/finished-attempts.ts';
import { rekeyPreview, reviewedItem } from '../../../domain/contracts/item-review.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { attemptsHolding, fourAsked, fourLetters } from '../support/attempts-holding.ts';
import { itemOf } from '../support/bank.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { dismiss, metQuestion, report } from '../support/reports.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const shown = async (id: string) => {
  const answer = await admin.get(`/api/admin/items/${id}`);
  expect(answer.status, answer.text).toBe(200);
  return reviewedItem.parse(answer.body);
};
const reason = 'The ratio was read the wrong way round in the key.';

describe('a question under review', () => {
  it('comes with its rationale, what the rules find, its use and its history', async () => {
    const { learner, id } = await metQuestion(product);
    const item = itemOf(id);
    expect((await report(learner, id)).status).toBe(202);
    await expect
      .poll(async () => (await shown(item.id)).entry.reportCount, { timeout: 10_000 })
      .toBe(1);
    const { entry } = await shown(item.id);
    const kept = await dismiss(admin, id, { through: entry.through, note: 'Looked up twice.' });
    expect(kept.status, kept.text).toBe(202);

    const whole = await shown(item.id);
    expect(whole).toMatchObject({
      status: 'published',
      entry: { itemId: item.id, stem: item.stem, asked: 1, facility: 1 },
      explanation: item.explanation,
      source: item.source,
      whys: item.options.map((option) => ({ id: option.id, why: option.why })),
    });
    expect(whole.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(whole.history).toMatchObject([
      { what: 'kept', by: admin.id, reason: 'wording-is-clear', note: 'Looked up twice.' },
      { what: 'published', by: null, changed: null, revision: 1 },
    ]);
  });

  it('is not found where there was never one of that id', async () => {
    const answer = await admin.get('/api/admin/items/no-such-item');
    expect(answer).toMatchObject({ status: 404, body: { code: 'ItemNotPublished' } });
  });
});

type Preview = z.infer<typeof rekeyPreview>;
const preview = (id: string | undefined, key: readonly (string | undefined)[]) =>
  admin.post(`/api/admin/items/${id}/rekey/preview`, { key });

const signs = (moves: readonly number[]) => ({
  raised: moves.filter((move) => move > 0).length,
  lowered: moves.filter((move) => move < 0).length,
  same: moves.filter((move) => move === 0).length,
  largestGain: Math.max(0, ...moves),
  largestLoss: Math.max(0, ...moves.map((move) => -move)),
});

describe('whom another key would affect', () => {
  it('is told as a fold by hand says, and as it comes to pass', { timeout: 60_000 }, async () => {
    const items = fourAsked('RN');
    const [asked] = items;
    const attempts = await attemptsHolding(product, items, { count: 42, learners: 10 });
    const was = asked?.key[0];
    const wished = fourLetters.find((letter) => letter !== was) ?? '';
    const key = [asked?.options[fourLetters.indexOf(wished)]];

    const foreseen = async (): Promise<Preview> =>
      rekeyPreview.parse((await preview(asked?.itemId, key)).body);
    await expect.poll(async () => (await foreseen()).attempts, { timeout: 20_000 }).toBe(42);
    const scoreBy = (given: string | undefined, right: string | undefined) =>
      given === right ? 100 : 75;
    const byHand = attempts.map((_, index) => {
      const given = fourLetters[index % 4];
      return scoreBy(given, wished) - scoreBy(given, was);
    });
    expect(await foreseen()).toEqual({
      itemId: asked?.itemId,
      revision: 1,
      attempts: 42,
      learners: 10,
      workedOut: 42,
      ...signs(byHand),
    });

    const finished = finishedAttempts(product.world.commands);
    const scores = () =>
      Promise.all(attempts.map(async (id) => (await finished.one(id))?.result.score ?? Number.NaN));
    const before = await scores();
    const body = { key, reason };
    expect((await admin.post(`/api/admin/items/${asked?.itemId}/rekey`, body)).status).toBe(202);
    await expect
      .poll(async () => signs((await scores()).map((score, at) => score - (before[at] ?? 0))), {
        timeout: 20_000,
      })
      .toEqual(signs(byHand));
  });

  it('is nobody where no paper that was handed in held it, and changes nothing', async () => {
    const [asked] = fourAsked('RN', 8);
    const item = itemOf(asked?.itemId ?? '');
    const other = item.options.find(({ id }) => !item.key.includes(id))?.id;
    const { body } = await preview(item.id, [other]);
    expect(body).toMatchObject({ attempts: 0, learners: 0, workedOut: 0, raised: 0, same: 0 });
    expect((await shown(item.id)).entry.options.filter(({ isKey }) => isKey)).toMatchObject([
      { id: item.key[0] },
    ]);
  });

  it('is refused as the correction itself is', async () => {
    const [asked] = fourAsked('RN', 8);
    const { id, key, options } = itemOf(asked?.itemId ?? '');
    const all = options.map((option) => option.id);
    expect(await preview(id, ['nosuch'])).toMatchObject({ body: { code: 'KeyNotAnOption' } });
    expect(await preview(id, all)).toMatchObject({ status: 400, body: { code: 'KeyCount' } });
    expect(await preview(id, key)).toMatchObject({ status: 409, body: { code: 'KeyUnchanged' } });
    expect(await preview('no-such-item', ['nosuch'])).toMatchObject({ status: 404 });
    const learner = await newLearner(product);
    const path = `/api/admin/items/${id}/rekey/preview`;
    expect((await learner.post(path, { key })).status).toBe(403);
  });
});
