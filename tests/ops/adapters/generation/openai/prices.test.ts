import { describe, expect, it } from 'vitest';
import { microDollarsOf, priceOf } from '../../../../../ops/adapters/generation/openai/prices.ts';

describe('the price of a model', () => {
  it('is that of its family, also of a dated one', () => {
    expect(priceOf('gpt-4o')).toEqual({ input: 2_500, output: 10_000 });
    expect(priceOf('gpt-4o-2024-08-06')).toEqual(priceOf('gpt-4o'));
    expect(priceOf('gpt-4o-mini')).toEqual({ input: 150, output: 600 });
    expect(priceOf('gpt-4-0613')).toEqual(priceOf('gpt-4'));
  });

  it('is the operator’s of a model that is on no list, and the dearest where they name none', () => {
    expect(priceOf('llama3.1:8b', { input: 0, output: 0 })).toEqual({ input: 0, output: 0 });
    expect(priceOf('gpt-9-ultra')).toEqual(priceOf('gpt-4'));
    expect(priceOf('gpt-4o', { input: 0, output: 0 })).toEqual(priceOf('gpt-4o'));
  });

  it('is rounded up, to millionths of a dollar', () => {
    const price = { input: 150, output: 600 };
    expect(microDollarsOf({ inputTokens: 1000, outputTokens: 1000 }, price)).toBe(750);
    expect(microDollarsOf({ inputTokens: 1, outputTokens: 0 }, price)).toBe(1);
    expect(microDollarsOf({ inputTokens: 0, outputTokens: 0 }, price)).toBe(0);
  });
});
