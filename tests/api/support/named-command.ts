import type { Product } from '../../../ops/product/start-product.ts';
import type { Browser } from './browser.ts';

/** One command, twice as meant and once with another body, all under one Idempotency-Key. */
export type NamedCommand = {
  readonly learner: Browser;
  readonly path: string;
  readonly body: unknown;
  readonly other: unknown;
};

export type Running = Pick<Product, 'url' | 'world'>;

export type Build = (product: Running) => Promise<NamedCommand>;
