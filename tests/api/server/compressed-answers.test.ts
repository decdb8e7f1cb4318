import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import type { Answer } from '../support/browser.ts';
import { type Learner, newLearner } from '../support/people.ts';

let product: TestProduct;
let learner: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  learner = await newLearner(product);
});
afterAll(() => product.stop());

const asked = (path: string, encoding: string): Promise<Answer> =>
  learner.ask(path, { headers: { 'accept-encoding': encoding } });

describe('an answer of the API', () => {
  it('over 1 KiB comes compressed as its client prefers, and says so to caches', async () => {
    for (const [accepted, chosen] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const { headers, text, body } = await asked('/api/docs', accepted);
      expect(headers.get('content-encoding')).toBe(chosen);
      expect(headers.get('vary')).toContain('accept-encoding');
      expect(Number(headers.get('content-length'))).toBeLessThan(text.length / 2);
      expect(body).toHaveProperty('openapi');
    }
  });

  it('under 1 KiB, or to a client that asks for none, comes as it is', async () => {
    const small = await asked('/api/config', 'br');
    expect(small.headers.get('content-encoding')).toBeNull();
    const plain = await asked('/api/docs', 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text.length).toBeGreaterThan(1024);
  });
});
