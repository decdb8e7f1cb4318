import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaperItem } from '../../../domain/attempt/paper-item.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemIdsOf, itemsOf } from '../support/bank.ts';
import type { Browser } from '../support/browser.ts';
import { answersOf, paperIn } from '../support/keys-told.ts';
import { newPro } from '../support/people.ts';

let product: TestProduct & { readonly stop: () => Promise<void> };
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const itemsOn = async (attemptId: string): Promise<readonly PaperItem[]> => {
  const stream = attemptStream(attemptId as AttemptId);
  const [issued] = await product.world.commands.log.readStream(stream);
  return issued?.data['items'] as readonly PaperItem[];
};

const overviewOf = async (own: Browser) => (await own.get('/api/quiz/overview/RN')).body;

describe('a question that stood on an exam that was given up', () => {
  it('is not new afterwards, and counts as neither seen nor missed nor used', async () => {
    const own = await newPro(product, { healthcareField: 'RN' });
    const before = await overviewOf(own);
    const exam = paperIn(await own.get('/api/questions/RN?fullLength=true&exam=NCLEX-RN'));
    await own.post(`/api/attempts/${exam.attemptId}/void`);
    expect(await overviewOf(own)).toEqual(before);

    const next = paperIn(await own.get('/api/questions/RN?limit=75'));
    const read = new Set(itemIdsOf(exam.ids));
    const items = await itemsOn(next.attemptId);
    const isNew = items.map(({ itemId }) => !read.has(itemId));
    expect(items.map(({ firstSeen }) => firstSeen)).toEqual(isNew);
    // What is new comes first: all of it stands on the paper.
    expect(isNew.filter(Boolean)).toHaveLength(itemsOf('RN').length - read.size);
    expect(await answersOf(own, exam.ids)).toMatchObject({
      status: 403,
      body: { code: 'NotRevealed' },
    });
  });
});
