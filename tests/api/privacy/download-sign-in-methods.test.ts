import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { authenticator } from '../../support/passkey-authenticator.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { type Learner, newLearner, password } from '../support/people.ts';
import { withApp } from '../support/second-factor.ts';

vi.setConfig({ testTimeout: 60_000 });

const origin = 'http://localhost:3998';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ configuration: { publicOrigin: origin } });
});
afterAll(() => product.stop());

const withPasskey = async (own: Browser, name: string) => {
  const device = authenticator(origin);
  const begun = await own.post('/api/auth/passkeys/options', { currentPassword: password });
  const answer = await own.post('/api/auth/passkeys', {
    name,
    credential: device.make(begun.body),
  });
  expect(answer.status, answer.text).toBe(200);
  return device;
};

const downloaded = async (learner: Learner) => {
  const body = { currentPassword: password, format: 'json' };
  const answer = await learner.post('/api/privacy/download', body);
  expect(answer.status, answer.text).toBe(200);
  return answer;
};

it('tells which passkeys and which app open the account, and no key or code of theirs', async () => {
  const learner = await withApp(product);
  const used = await withPasskey(learner, 'Laptop in the kitchen');
  await withPasskey(learner, 'Old telephone');
  const own = browser(product.url);
  const { body: asked } = await own.post('/api/login/passkey/options');
  const signedIn = await own.post('/api/login/passkey', { credential: used.show(asked) });
  expect(signedIn.status, signedIn.text).toBe(200);

  const { body, text } = await downloaded(learner);
  const instant = expect.stringMatching(/^20.*Z$/);
  expect(body.signInMethods).toEqual({
    passkeys: [
      { name: 'Laptop in the kitchen', createdAt: instant, lastUsedAt: instant },
      { name: 'Old telephone', createdAt: instant, lastUsedAt: null },
    ],
    authenticatorApp: { setUpAt: instant },
    recoveryCodesLeft: 10,
  });
  expect(body.manifest).toMatchObject({ complete: true, passkeys: 2 });

  const { rows } = await product.world.database.query<Record<'id' | 'public', string>>(
    `select credential_id as id, encode(public_key, 'base64') as public from auth.passkey
     where account_id = $1`,
    [learner.id],
  );
  const secrets = rows.flatMap((row) => [row.id, row.public]);
  expect(secrets).toHaveLength(4);
  for (const secret of [...secrets, learner.secret, ...learner.recoveryCodes]) {
    expect(text).not.toContain(secret);
  }
});

it('tells of an account that only a password opens', async () => {
  const { body } = await downloaded(await newLearner(product));
  expect(body.signInMethods).toEqual({
    passkeys: [],
    authenticatorApp: null,
    recoveryCodesLeft: 0,
  });
  expect(body.manifest.passkeys).toBe(0);
});
