import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DatabaseLine } from '../../support/database-line.ts';
import { type ProductOnALine, startProductOnALine } from '../../support/product-on-a-line.ts';

// How much is asked while nothing happens is only known by letting time pass.
vi.setConfig({ testTimeout: 60_000 });

const seconds = 10;

let product: ProductOnALine;
let line: DatabaseLine;
beforeAll(async () => {
  product = await startProductOnALine();
  line = product.line;
});
afterAll(() => product.stop());

it('asks the database at most seven times in two seconds while nobody studies, its leases included', async () => {
  // The last that it does of its start is done by then.
  await sleep(3_000);
  const before = line.statements();
  await sleep(seconds * 1_000);
  expect((line.statements() - before) / seconds).toBeLessThanOrEqual(3.5);
});
