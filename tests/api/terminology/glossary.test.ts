import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { glossary } from '../../../domain/contracts/terminology-study.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newLearner, newPro } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('the glossary', () => {
  it('[DATA-22] gives all terms by the alphabet', async () => {
    const learner = await newLearner(product);
    const { status, body } = await learner.get('/api/terminology');
    expect(status).toBe(200);
    const { terms } = glossary.parse(body);
    const names = terms.map(({ term }) => term);
    expect(names).toContain('Pneumothorax');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('is sent again only where it changed', async () => {
    const learner = await newLearner(product);
    const first = await learner.get('/api/terminology');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = (named: string) => learner.get('/api/terminology', { 'if-none-match': named });
    expect((await again(etag)).status).toBe(304);
    expect((await again(`"other", W/${etag}`)).status).toBe(304);
    expect((await again('"other"')).status).toBe(200);
  });

  it('[DATA-23] [GLOS-12] gives the drawing of a key, with its title and alternative text', async () => {
    const learner = await newLearner(product);
    const { body } = await learner.get('/api/terminology/illustrations/ecg-complex');
    expect(body).toMatchObject({ key: 'ecg-complex', title: expect.any(String) });
    expect(body.alt.length).toBeGreaterThan(20);
    expect(body.drawing.marks.length).toBeGreaterThan(0);
    const wrong = await learner.get('/api/terminology/illustrations/unicorn');
    expect(wrong.status).toBe(400);
    expect(wrong.body.message).toMatch(/^key: /);
  });

  it('[DATA-24] [TERM-06] gives the two diagrams', async () => {
    const learner = await newLearner(product);
    const { body } = await learner.get('/api/terminology/anatomy');
    expect(body.diagrams.map(({ title }: { title: string }) => title)).toEqual([
      'Cardiac Anatomy',
      'Respiratory System',
    ]);
    expect(Object.keys(body.diagrams[0].places[0])).toEqual(
      expect.arrayContaining([
        ...['id', 'name', 'description', 'medicalTerms', 'coordinates', 'category'],
      ]),
    );
  });

  it('waits for the end of an exam by the clock', async () => {
    const pro = await newPro(product, { healthcareField: 'RN' });
    const paper = await pro.get('/api/questions/RN?fullLength=true&exam=NCLEX-RN');
    expect(paper.status, paper.text).toBe(200);
    for (const path of ['', '/illustrations/ecg-complex', '/anatomy']) {
      const { status, body } = await pro.get(`/api/terminology${path}`);
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'OnOpenExam' });
      expect(body.message).toMatch(/^You have an exam open\. You can look up/);
    }
    const { status, body } = await pro.post('/api/terminology/quizzes', {});
    expect([status, body.code]).toEqual([409, 'OnOpenExam']);
  });
});
