import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenKnowledge } from '../../../domain/bank/build/knowledge.ts';
import { readConfiguration } from '../../../ops/configuration.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { type Product, startProduct } from '../../../ops/product/start-product.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { livePage } from '../support/live-page.ts';
import { newLearner, password } from '../support/people.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct;
let second: Product;
beforeAll(async () => {
  product = await startTestProduct();
  second = await startProduct({
    configuration: readConfiguration({ PORT: `${await freePort()}` }),
    databaseUrl: product.databaseUrl,
    bank: writtenKnowledge,
    logger: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

/** No heartbeat in a test's time: only what the first process tells can end a page. */
const heartbeatMs = 3_600_000;

describe('a page that is open at another process', () => {
  it('ends with its session all the same, and no other does', async () => {
    await withSettings(second, { heartbeatMs }, async ({ origin }) => {
      const learner = await newLearner(product);
      const phone = browser(product.url);
      const login = () => phone.post('/api/login', { emailOrUsername: learner.email, password });
      expect((await login()).status).toBe(200);
      const [own, other] = [
        await livePage(origin, learner.cookie()),
        await livePage(origin, phone.cookie()),
      ];
      const first = Promise.race([own.ended.then(() => 'own'), other.ended.then(() => 'other')]);
      await phone.post('/api/logout');
      expect(await first).toBe('other');

      const change = { currentPassword: password, newPassword: 'an even better pass phrase' };
      expect((await learner.post('/api/auth/password', change)).status).toBe(204);
      await own.ended;
    });
  });
});
