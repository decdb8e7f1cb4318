import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { TestProduct } from '../../support/product.ts';
import { type Browser, browser } from './browser.ts';
import { type Learner, newLearner, password } from './people.ts';

/** What an authenticator app shows for the secret, so many steps of thirty seconds from now. */
export const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * 30_000,
  });

export type WithApp = Learner & {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** A learner who set an authenticator app up, by the code of the step before. */
export const withApp = async (product: TestProduct, learner?: Learner): Promise<WithApp> => {
  const own = learner ?? (await newLearner(product));
  const begun = await own.post('/api/auth/totp', { currentPassword: password });
  expect(begun.status, begun.text).toBe(200);
  const { secret } = begun.body;
  const confirmed = await own.post('/api/auth/totp/confirm', { code: codeOf(secret, -1) });
  expect(confirmed.status, confirmed.text).toBe(200);
  return { ...own, secret, recoveryCodes: confirmed.body.codes };
};

/** A browser in which the password was given, and nothing else yet. */
export const halfSignedIn = async (
  { url }: Pick<TestProduct, 'url'>,
  { email }: Learner,
): Promise<Browser> => {
  const own = browser(url);
  const answer = await own.post('/api/login', { emailOrUsername: email, password });
  expect(answer, answer.text).toMatchObject({ status: 401, body: { code: 'SecondFactorNeeded' } });
  return own;
};
