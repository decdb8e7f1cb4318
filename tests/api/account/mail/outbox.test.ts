import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxList } from '../../../../domain/contracts/mail.ts';
import { startTestProduct, type TestProduct } from '../../../support/product.ts';
import { browser } from '../../support/browser.ts';
import { awaitMails } from '../../support/outbox.ts';
import { newLearner } from '../../support/people.ts';
import { withWorld } from '../../support/with-world.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('the outbox', () => {
  it('lists to this machine what was sent to nobody', async () => {
    const learner = await newLearner(product);
    await learner.post('/api/auth/password/forgot', { emailOrUsername: learner.email });
    await awaitMails(product, learner.email, { subject: /^Reset/ });
    const answer = await browser(product.url).get('/api/outbox');
    expect(answer.status).toBe(200);
    expect(outboxList.parse(answer.body).map(({ to }) => to)).toContain(learner.email);
  });

  it('is nothing to who comes through a proxy, or asks for another host', async () => {
    const from = browser(product.url);
    expect((await from.get('/api/outbox', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    const { world } = product;
    const settings = { ...world.settings, publicOrigin: 'https://boardwell.example' };
    await withWorld(product, { settings }, async (origin) =>
      expect((await browser(origin).get('/api/outbox')).status).toBe(404),
    );
  });

  it('is not there where mail is sent', async () => {
    const mail = { ...product.world.mail, way: 'smtp' as const };
    await withWorld(product, { mail }, async (origin) =>
      expect((await browser(origin).get('/api/outbox')).status).toBe(404),
    );
  });
});

describe('a product without mail', () => {
  it('says so, and offers no reset', async () => {
    const mail = { ...product.world.mail, way: 'none' as const };
    await withWorld(product, { mail }, async (origin) => {
      expect((await browser(origin).get('/api/config')).body.mail).toBe('none');
      const body = { emailOrUsername: 'ada' };
      expect(await browser(origin).post('/api/auth/password/forgot', body)).toMatchObject({
        status: 404,
        body: { code: 'MailNotConfigured' },
      });
    });
  });
});
