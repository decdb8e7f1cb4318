import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RescoringsRow } from '../../../projectors/rescorings/rescorings.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { attemptsHolding, fourAsked, fourLetters } from '../support/attempts-holding.ts';
import { newAdmin } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const count = 5_000;
const letters = fourLetters;
const items = fourAsked('RT');
const [asked] = items;

it('a key that was wrong is put right in five thousand attempts', {
  timeout: 120_000,
}, async () => {
  await attemptsHolding(product, items, { count, learners: 500 });
  const admin = await newAdmin(product);
  const was = asked?.key[0];
  const key = letters.find((letter) => letter !== was) ?? '';
  const option = asked?.options[letters.indexOf(key)];
  const reason = 'The ratio was read the wrong way round in the key.';
  const answer = await admin.post(`/api/admin/items/${asked?.itemId}/rekey`, {
    key: [option],
    reason,
  });
  expect(answer.status, answer.text).toBe(202);

  const done = async () => {
    const { rows } = await product.world.database.query<{ n: number }>(
      'select count(*)::int as n from read.rescoring',
    );
    return rows[0]?.n;
  };
  await expect.poll(done, { timeout: 90_000, interval: 500 }).toBe(count);

  const { rows } = await product.world.database.query<{ data: RescoringsRow; score: number }>(
    `select r.data, (h.data->'item'->>'score')::int as score
     from read.rescoring r join read.quiz_history h on h.key = r.key`,
  );
  const [before, after] = [letters, letters].map((all, place) =>
    all.map((letter) => (letter === (place === 0 ? was : key) ? 100 : 75)),
  );
  const kinds = new Set(
    rows.map(({ data: { rescorings }, score }) => `${score} ${rescorings[0]?.after.score}`),
  );
  expect([...kinds].sort()).toEqual(
    [...new Set(letters.map((_, place) => `${before?.[place]} ${after?.[place]}`))].sort(),
  );
  expect(rows.every(({ data, score }) => data.rescorings[0]?.before.score === score)).toBe(true);
});
