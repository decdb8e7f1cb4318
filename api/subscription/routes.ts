import { capability } from '../server/capability.ts';
import { subscriptionAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { subscriptionParts } from './parts.ts';
import { subscriptionAnswers } from './refusals.ts';
import { billingRoute } from './routes/billing.ts';
import { billingPortalRoute } from './routes/billing-portal.ts';
import { changeSubscriptionRoute } from './routes/change-subscription.ts';
import { createSubscriptionRoute } from './routes/create-subscription.ts';
import { invoiceFileRoute } from './routes/invoice-file.ts';
import { invoicesRoute } from './routes/invoices.ts';
import { paymentWebhookRoute } from './routes/payment-webhook.ts';
import { sandboxRoute } from './routes/sandbox.ts';

export const subscription = capability({
  word: 'subscription',
  about: 'Plans: prices, the trial, payment, invoices and changes',
  routes: [
    billingRoute,
    createSubscriptionRoute,
    changeSubscriptionRoute,
    billingPortalRoute,
    invoicesRoute,
    invoiceFileRoute,
    paymentWebhookRoute,
    sandboxRoute,
  ],
  parts: subscriptionParts,
  refusals: subscriptionAnswers,
  audit: subscriptionAudit,
  parameters,
  examples,
});
