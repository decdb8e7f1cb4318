import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newLearner } from '../support/people.ts';
import { rounds, type Tally } from '../support/rounds.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const nothingBehind = (count: number): Tally => ({ rounds: count, behind: [] });

describe('a client that keeps its cookies and sends no header of ours', () => {
  it('reads at once what it wrote, round after round', async () => {
    const learner = await newLearner(product);
    expect(await rounds(learner, 20)).toEqual(nothingBehind(20));
  });

  it('does so while fifteen others do the same', async () => {
    const learners = await Promise.all(Array.from({ length: 16 }, () => newLearner(product)));
    const tallies = await Promise.all(learners.map((learner) => rounds(learner, 3)));
    expect(tallies).toEqual(learners.map(() => nothingBehind(3)));
  });
});
