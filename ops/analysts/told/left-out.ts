import { definitionOf } from '../../../domain/events/registry.ts';

/**
 * Fields that are in clear in the log because they tell nobody's name, and that still lead to a person
 * for whoever can ask elsewhere: at the payment processor, or for whom a code was passed on.
 */
const leadElsewhere: Readonly<Record<string, readonly string[]>> = {
  AccountOpened: ['referralCode'],
  InvitationMade: ['tokenHash'],
  SubscriptionReported: [
    'report.subscriptionId',
    'report.customerId',
    'report.checkoutId',
    'doubles',
  ],
  InvoiceReported: ['report.invoiceId', 'report.subscriptionId', 'report.number'],
  CheckoutStarted: ['checkoutId', 'replaces'],
  RefundAsked: ['invoiceId', 'subscriptionId'],
  CreditBooked: ['customerId'],
  ReferralConverted: ['invoiceId'],
};

const found = new Map<string, ReadonlySet<string>>();

/** What of an event analysts are not told: all that is sealed, and what leads to a person elsewhere. */
export const leftOut = (type: string): ReadonlySet<string> => {
  const known = found.get(type);
  if (known) return known;
  const paths = new Set([...(definitionOf(type)?.personal ?? []), ...(leadElsewhere[type] ?? [])]);
  found.set(type, paths);
  return paths;
};
