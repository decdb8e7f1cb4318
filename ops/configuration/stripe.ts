import { z } from 'zod';
import type { StripeSettings } from '../adapters/payments/stripe/stripe-processor.ts';
import { given } from './values.ts';

/** What people write where they mean to put the secret later. */
const placeholder = /x{4,}|\.{3}|change|example|secret|placeholder|your|default|^(.)\1+$/i;

/** A key of Stripe with one of these beginnings, and long enough to be one. */
const keyOf = (beginnings: string, name: string) =>
  given((text) => {
    const rest = new RegExp(`^(?:${beginnings})_([A-Za-z0-9_]{16,})$`).exec(text)?.[1];
    return rest !== undefined && !placeholder.test(rest) ? text : undefined;
  }, `use the ${name} of your Stripe account, not a placeholder`);

const priceName = given(
  (text) => (/^[A-Za-z0-9_-]{1,100}$/.test(text) ? text : undefined),
  'use the id (price_…) or the lookup key of a price at Stripe',
);

const webhookSecrets = z.string().transform((text, context) => {
  const one = keyOf('whsec', 'signing secret of the webhook');
  const parsed = z.array(one).safeParse(text.split(',').map((part) => part.trim()));
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? 'use the signing secret of the webhook';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** The settings of Stripe; without the first, the sandbox takes the payments. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: keyOf('sk_test|sk_live|rk_test|rk_live', 'secret key').optional(),
  STRIPE_PUBLISHABLE_KEY: keyOf('pk_test|pk_live', 'publishable key').optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecrets.optional(),
  STRIPE_PRICE_MONTHLY: priceName.default('boardwell_monthly'),
  STRIPE_PRICE_ANNUAL: priceName.default('boardwell_annual'),
} as const;

type Variables = z.infer<z.ZodObject<typeof stripeVariables>>;
type Wrong = readonly [name: string, right: string];

const modeOf = (key: string): string | undefined => /_(test|live)_/.exec(key)?.[1];

/** Stripe where all of it is set; what is wrong where only a part is, or parts of two accounts. */
export const stripeIn = (
  variables: Variables,
): { readonly settings: StripeSettings | undefined; readonly wrong: readonly Wrong[] } => {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets,
  } = variables;
  const needed = { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey };
  const all = { ...needed, STRIPE_WEBHOOK_SECRET: webhookSecrets };
  const missing = Object.entries(all).filter(([, value]) => value === undefined);
  if (missing.length === 3) return { settings: undefined, wrong: [] };
  if (!secretKey || !publishableKey || !webhookSecrets) {
    const right = 'set it too: Stripe needs its secret key, publishable key and webhook secret';
    return { settings: undefined, wrong: missing.map(([name]) => [name, right]) };
  }
  if (modeOf(secretKey) !== modeOf(publishableKey)) {
    const right = 'use the publishable key of the same mode (test or live) as the secret key';
    return { settings: undefined, wrong: [['STRIPE_PUBLISHABLE_KEY', right]] };
  }
  const prices = {
    monthly: variables.STRIPE_PRICE_MONTHLY,
    annual: variables.STRIPE_PRICE_ANNUAL,
  };
  return { settings: { secretKey, publishableKey, webhookSecrets, prices }, wrong: [] };
};
