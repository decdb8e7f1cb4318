import type { SubscriptionEvent } from '../../domain/subscription/events.ts';
import {
  type AuditWords,
  dollars,
  type EventTypesOf,
  said,
  several,
} from '../audit/sentences/sentence.ts';

const causes = { start: 'first', renewal: 'renewal', change: 'change of plan' } as const;

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly subscription: SubscriptionEvent['type'];
  }
}

/** What the audit says of its events. */
export const subscriptionAudit: AuditWords<EventTypesOf['subscription']> = {
  sentences: {
    PlanGranted: ({ tier }) => said('granted', `the ${tier} plan`),
    PlanExtended: ({ days, until }) =>
      said('extended', `Pro by ${several(days, 'day')}`, `until ${until.slice(0, 10)}`),
    TrialStarted: ({ plan, endsAt }) =>
      said('started', `a trial of ${plan} Pro`, `until ${endsAt.slice(0, 10)}`),
    CheckoutStarted: ({ plan }) => said('started', 'a checkout', `${plan} Pro`),
    SubscriptionReported: ({ report: { plan, status, cancelsAtEnd } }) =>
      said(
        'reported',
        `a subscription to ${plan} Pro`,
        cancelsAtEnd ? `${status}, not renewed` : status,
      ),
    InvoiceReported: ({ report: { number, status, amountCents, refundedCents, cause } }) =>
      said(
        'reported',
        `invoice ${number}`,
        `${dollars(amountCents)}, ${causes[cause]}, ${status}${refundedCents > 0 ? `, ${dollars(refundedCents)} refunded` : ''}`,
      ),
    RefundAsked: ({ invoiceId, cancels }) =>
      said('refunded', `invoice ${invoiceId}`, cancels ? 'and does not renew it' : null),
    CreditBooked: ({ cents }) =>
      said(cents < 0 ? 'took back' : 'booked', 'a credit', dollars(cents)),
  },
  notable: ['RefundAsked'],
};
