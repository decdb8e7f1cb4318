import type { ModelUsage } from './model-failed.ts';

/** Millionths of a dollar for a thousand tokens. */
export type Price = { readonly input: number; readonly output: number };

/** As OpenAI lists them, by how the names of models begin; a model of a date has the price of its family. */
const listed: readonly (readonly [family: string, price: Price])[] = [
  ['gpt-3.5-turbo', { input: 500, output: 1_500 }],
  ['gpt-4', { input: 30_000, output: 60_000 }],
  ['gpt-4-turbo', { input: 10_000, output: 30_000 }],
  ['gpt-4o', { input: 2_500, output: 10_000 }],
  ['gpt-4o-mini', { input: 150, output: 600 }],
  ['gpt-4.1', { input: 2_000, output: 8_000 }],
  ['gpt-4.1-mini', { input: 400, output: 1_600 }],
  ['gpt-4.1-nano', { input: 100, output: 400 }],
  ['gpt-5', { input: 1_250, output: 10_000 }],
  ['gpt-5-mini', { input: 250, output: 2_000 }],
  ['gpt-5-nano', { input: 50, output: 400 }],
];

/** Of a model that nobody priced: the dearest of the list, so that a cap errs on the safe side. */
const dearest: Price = { input: 30_000, output: 60_000 };

const isOfFamily = (model: string, family: string): boolean =>
  model.startsWith(family) && /^(?:$|-\d{4}|-preview|-latest)/.test(model.slice(family.length));

/** The price of a model: the list's, else the operator's, else the dearest. */
export const priceOf = (model: string, own: Partial<Price> = {}): Price =>
  listed.find(([family]) => isOfFamily(model, family))?.[1] ?? { ...dearest, ...own };

/** Millionths of a dollar, rounded up: what is counted is never less than what is paid. */
export const microDollarsOf = (
  { inputTokens, outputTokens }: ModelUsage,
  { input, output }: Price,
): number => Math.ceil((inputTokens * input + outputTokens * output) / 1_000);
