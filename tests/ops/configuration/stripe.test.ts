import { describe, expect, it } from 'vitest';
import { readConfiguration, WrongConfiguration } from '../../../ops/configuration.ts';

const real = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_TYooMQauvdEDq54NiTphI7jx',
  STRIPE_WEBHOOK_SECRET: 'whsec_9f86d081884c7d659a2feaa0',
};

const complaint = (changes: Readonly<Record<string, string>>): string => {
  try {
    readConfiguration({ ...real, ...changes });
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.message;
    throw error;
  }
  return '';
};

describe('the keys of Stripe', () => {
  it('are not needed: without them the sandbox takes the payments', () => {
    expect(readConfiguration({}).stripe).toBeUndefined();
  });

  it('are taken together, with several signing secrets while one is replaced', () => {
    const { stripe } = readConfiguration({
      ...real,
      STRIPE_WEBHOOK_SECRET: `${real.STRIPE_WEBHOOK_SECRET}, whsec_60303ae22b998861bce3b28f`,
    });
    expect(stripe).toMatchObject({
      secretKey: real.STRIPE_SECRET_KEY,
      webhookSecrets: ['whsec_9f86d081884c7d659a2feaa0', 'whsec_60303ae22b998861bce3b28f'],
      prices: { monthly: 'boardwell_monthly', annual: 'boardwell_annual' },
    });
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_live_xxxxxxxxxxxxxxxxxxxxxxxx'],
    ['STRIPE_SECRET_KEY', 'sk_test_your_secret_key_here'],
    ['STRIPE_SECRET_KEY', 'sk_live_short'],
    ['STRIPE_SECRET_KEY', 'pk_live_4eC39HqLyjWDarjtT1zdp7dc'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_changeme_changeme_changeme'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_0000000000000000000000'],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['STRIPE_PUBLISHABLE_KEY', ''],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_TYooMQauvdEDq54NiTphI7jx'],
  ])(
    'that are a default, a placeholder or another account’s refuse the start: %s=%s',
    (name, value) => {
      const told = complaint({ [name]: value });
      expect(told).toContain(`${name}: `);
      if (value !== '') expect(told).not.toContain(value);
    },
  );
});
