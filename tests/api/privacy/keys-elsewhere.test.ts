import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPool } from '../../../ops/product/adapters.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newLearner, password } from '../support/people.ts';
import { dumpOf } from '../support/traces.ts';

let keys: FreshDatabase;
let product: TestProduct;
beforeAll(async () => {
  keys = await freshDatabase();
  product = await startTestProduct({ configuration: { vaultDatabaseUrl: keys.url } });
});
afterAll(async () => {
  await product.stop();
  await keys.drop();
});

describe('with the keys of persons in a database of their own', () => {
  it('names are read, the product’s own database holds no key, and erasing destroys it there', async () => {
    const learner = await newLearner(product);
    expect((await learner.get('/api/user')).body).toMatchObject({
      email: learner.email,
      firstName: 'Ada',
    });
    const pool = apiPool(keys.url);
    const keyOf = async () =>
      (await pool.query('select key from auth.person_key where account_id = $1', [learner.id]))
        .rows[0]?.key as Buffer | null;
    try {
      const key = await keyOf();
      expect(key).toHaveLength(32);
      const dump = await dumpOf(product.world.database, 'auth');
      expect(dump).toContain(learner.email);
      expect(dump).not.toContain(key?.toString('hex'));

      const body = { currentPassword: password, confirmation: learner.username };
      expect((await learner.post('/api/privacy/erasure', body)).status).toBe(204);
      expect(await keyOf()).toBeNull();
    } finally {
      await pool.end();
    }
  });
});
