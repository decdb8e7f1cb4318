import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writtenKnowledge } from '../../../domain/bank/build/knowledge.ts';
import { readConfiguration } from '../../../ops/configuration.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { type Product, startProduct } from '../../../ops/product/start-product.ts';
import { type DatabaseLine, databaseLine } from '../../support/database-line.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

// How much is asked while nothing happens is only known by letting time pass.
vi.setConfig({ testTimeout: 60_000 });

const seconds = 10;

let database: FreshDatabase;
let line: DatabaseLine;
let product: Product;
beforeAll(async () => {
  database = await freshDatabase();
  line = await databaseLine(database.url);
  product = await startProduct({
    configuration: readConfiguration({ PORT: `${await freePort()}` }),
    databaseUrl: line.url,
    bank: writtenKnowledge,
    logger: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await product.stop();
  await line.cut();
  await database.drop();
});

it('asks the database at most five times in two seconds while nobody studies, its leases included', async () => {
  // The last that it does of its start is done by then.
  await sleep(3_000);
  const before = line.statements();
  await sleep(seconds * 1_000);
  expect((line.statements() - before) / seconds).toBeLessThanOrEqual(2.5);
});
