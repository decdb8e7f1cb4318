import Stripe from 'stripe';
import type { Instant } from '../../../../domain/kernel/time.ts';
import type { PaymentProcessor } from '../../../../domain/ports/payments.ts';
import { type PriceNames, pricesOf } from './prices.ts';
import { asking, furtherTries, tryMs, unlessMissing } from './stripe-call.ts';
import { cancelAtEnd, changePlan, endAndRefund, refund, resume } from './stripe-changes.ts';
import { abandon, begin } from './stripe-checkout.ts';
import { credit } from './stripe-credit.ts';
import { forget } from './stripe-forget.ts';
import { stripeNotice } from './stripe-notice.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecrets: readonly string[];
  readonly prices: PriceNames;
};

/** Another server that speaks Stripe's protocol, and how long it is waited for. */
export type StripeEndpoint = {
  readonly host: string;
  readonly port: number;
  readonly tryMs: number;
  readonly patienceMs: number;
};

type Opening = {
  readonly settings: StripeSettings;
  readonly now: () => Instant;
  /** Stripe itself when absent. */
  readonly place?: StripeEndpoint;
};

const clientOf = ({ secretKey }: StripeSettings, place: StripeEndpoint | undefined): Stripe =>
  new Stripe(secretKey, {
    timeout: place?.tryMs ?? tryMs,
    maxNetworkRetries: furtherTries,
    telemetry: false,
    ...(place ? { host: place.host, port: place.port, protocol: 'http' as const } : {}),
  });

/** Stripe behind the port: every call is bounded, and every change carries a key of its own. */
export const stripeProcessor = ({ settings, now, place }: Opening): PaymentProcessor => {
  const stripe = clientOf(settings, place);
  const prices = pricesOf(stripe, settings.prices);
  const hearing = {
    stripe,
    prices,
    secrets: settings.webhookSecrets,
    isLive: /^[a-z]+_live_/.test(settings.secretKey),
    now,
  };
  const ask = <Value>(work: () => Promise<Value>) => asking(work, place?.patienceMs);
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    begin: (wish) => ask(async () => begin(stripe, await prices(), wish)),
    abandon: (wish) => ask(async () => abandon(stripe, await prices(), wish)),
    cancelAtEnd: (of) => ask(() => cancelAtEnd(stripe, of)),
    resume: (of) => ask(() => resume(stripe, of)),
    changePlan: (of) => ask(async () => changePlan(stripe, await prices(), of)),
    isRunning: (subscriptionId) =>
      ask(async () => {
        const found = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId));
        return found?.status === 'active' || found?.status === 'past_due';
      }),
    endAndRefund: (of) => ask(() => endAndRefund(stripe, of)),
    refund: (of) => ask(() => refund(stripe, of)),
    credit: (wish) => ask(() => credit(stripe, wish)),
    forget: (known) => ask(() => forget(stripe, known)),
    portal: ({ customerId, returnUrl }) =>
      ask(async () => {
        const wish = { customer: customerId, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(wish)).url;
      }),
    invoiceUrl: (invoiceId) =>
      ask(async () => {
        const invoice = await unlessMissing(stripe.invoices.retrieve(invoiceId));
        return invoice?.invoice_pdf ?? undefined;
      }),
    notice: (webhook) => stripeNotice(hearing, webhook),
  };
};
