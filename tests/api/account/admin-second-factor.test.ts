import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newAdmin, newLearner, password } from '../support/people.ts';
import { withApp } from '../support/second-factor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ configuration: { adminSecondFactor: true } });
});
afterAll(() => product.stop());

const adminPage = '/api/admin/items/review';

describe('where administrators must have a second factor', () => {
  it('one without can see who they are, set one up, and do nothing else', async () => {
    const admin = await newAdmin(product);
    expect((await admin.get('/api/user')).status).toBe(200);
    expect((await admin.get('/api/auth/methods')).body.mustSetUp).toBe(true);
    for (const path of [adminPage, '/api/progress', '/api/auth/sessions', '/api/auth/email']) {
      expect((await admin.get(path)).body.code, path).toBe('SecondFactorMissing');
    }
    const profile = await admin.patch('/api/auth/user', { firstName: 'Grace' });
    expect(profile.body.code).toBe('SecondFactorMissing');
    await withApp(product, admin);
    expect((await admin.get('/api/auth/methods')).body.mustSetUp).toBe(false);
    expect((await admin.get(adminPage)).status).toBe(200);
    expect((await admin.get('/api/progress')).status).toBe(200);
    await admin.post('/api/auth/totp/off', { currentPassword: password });
    expect((await admin.get(adminPage)).body.code, 'turned off').toBe('SecondFactorMissing');
  });

  it('nothing is asked of learners', async () => {
    const learner = await newLearner(product);
    expect((await learner.get('/api/progress')).status).toBe(200);
    expect((await learner.get('/api/auth/methods')).body.mustSetUp).toBe(false);
  });
});
