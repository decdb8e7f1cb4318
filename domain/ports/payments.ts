import type { AccountId } from '../kernel/ids.ts';
import type { PaidPlan } from '../kernel/plans.ts';
import type { InvoiceReport, SubscriptionReport } from './payment-reports.ts';

export type Begin = {
  /** Names the checkout: with the same id there is one subscription, however often it is begun. */
  readonly checkoutId: string;
  readonly accountId: AccountId;
  readonly plan: PaidPlan;
  /** Who paid before; null of a new customer. */
  readonly customerId: string | null;
};

export type Begun = { readonly subscriptionId: string } & (
  | {
      readonly payment: 'due';
      /** With it the browser shows the processor's form and pays; it is told to nobody else. */
      readonly clientSecret: string;
    }
  /** A credit pays for the whole first invoice: the subscription runs, and no card is asked for. */
  | { readonly payment: 'covered'; readonly clientSecret: null }
);

/** What a processor tells of one object. */
export type Report =
  | { readonly of: 'subscription'; readonly report: SubscriptionReport }
  | { readonly of: 'invoice'; readonly report: InvoiceReport };

/** A report without its version: as the object stood some time after it was asked for. */
export type Reading =
  | { readonly of: 'subscription'; readonly report: Omit<SubscriptionReport, 'version'> }
  | { readonly of: 'invoice'; readonly report: Omit<InvoiceReport, 'version'> };

/** A message of the processor, its signature checked. */
export type Notice = {
  /** The same of every repetition. */
  readonly eventId: string;
  readonly accountId: AccountId;
} & (
  | { readonly kind: 'report'; readonly report: Report }
  /** The processor counts no versions: its object is asked for anew; undefined when it is gone. */
  | { readonly kind: 'reread'; readonly read: () => Promise<Reading | undefined> }
);

export type ReceivedWebhook = {
  readonly raw: Uint8Array;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

export type OfSubscription = {
  readonly subscriptionId: string;
  /** The same of every try, for whoever must not act twice. */
  readonly key: string;
};

export type Credit = {
  readonly accountId: AccountId;
  /** Null of who never paid: the processor makes a customer of them. */
  readonly customerId: string | null;
  readonly creditId: string;
  /** Below zero takes back, at the most what is not used: no invoice ever costs more than its price. */
  readonly cents: number;
};

export type Credited = {
  readonly customerId: string;
  /** What was booked of it. */
  readonly cents: number;
};

/** What is known of somebody who is to be forgotten. */
export type Known = {
  readonly accountId: AccountId;
  readonly customerIds: readonly string[];
  readonly subscriptionIds: readonly string[];
};

/**
 * Who takes money. What it is asked to do shows when it reports it: nothing that it answers here
 * changes what an account holds. Every call ends in some seconds, and may be repeated. Throws
 * `PaymentFailed`, `ProcessorUnavailable`.
 */
export type PaymentProcessor = {
  readonly name: 'sandbox' | 'stripe';
  /** For its form in the browser; null where the form is our own. */
  readonly publishableKey: string | null;
  readonly begin: (begin: Begin) => Promise<Begun>;
  /** Ends a checkout, as it was begun, that nobody paid; one that was paid stays. */
  readonly abandon: (begin: Begin) => Promise<void>;
  readonly cancelAtEnd: (of: OfSubscription) => Promise<void>;
  /** Takes back a cancellation or a change of plan that has not come yet. */
  readonly resume: (of: OfSubscription) => Promise<void>;
  /** To a longer plan at once, for the difference; to a shorter one at the period's end. */
  readonly changePlan: (of: OfSubscription & { readonly plan: PaidPlan }) => Promise<void>;
  /** Whether it goes on, as the processor has it now. */
  readonly isRunning: (subscriptionId: string) => Promise<boolean>;
  /** Ends it now and gives the last payment back. */
  readonly endAndRefund: (of: OfSubscription) => Promise<void>;
  /** Gives back what was paid of one invoice. */
  readonly refund: (of: { readonly invoiceId: string; readonly key: string }) => Promise<void>;
  /** Books a credit, which pays for invoices to come; of one id once. */
  readonly credit: (credit: Credit) => Promise<Credited>;
  /**
   * Ends every subscription now and deletes the customers, also those of checkouts that came to
   * nothing. What is gone already stays gone; what was paid stays in the processor's books.
   */
  readonly forget: (known: Known) => Promise<void>;
  /** Where a customer changes the card; `returnUrl` is a page of ours. */
  readonly portal: (of: {
    readonly customerId: string;
    readonly returnUrl: string;
  }) => Promise<string>;
  /** Where the processor keeps its paper; undefined where it makes none. */
  readonly invoiceUrl: (invoiceId: string) => Promise<string | undefined>;
  /** Throws `WebhookRefused`; undefined for what concerns no subscription of ours. */
  readonly notice: (webhook: ReceivedWebhook) => Promise<Notice | undefined>;
};

export type TestCard = {
  /** Digits alone. */
  readonly number: string;
  /** Month and year: 04/30. */
  readonly expiry: string;
  readonly cvc: string;
};

/** The form of the sandbox, where people play what a processor's own form does. */
export type SandboxTill = {
  /** Throws `PaymentFailed`, `UnknownCheckout`, `NoTestCard`. */
  readonly pay: (payment: {
    readonly accountId: AccountId;
    readonly clientSecret: string;
    readonly card: TestCard;
    readonly confirmation?: 'approve' | 'decline' | undefined;
  }) => Promise<'succeeded' | 'needsConfirmation'>;
  /** For what is due and what will be. Throws `PaymentFailed`, `UnknownCheckout`, `NoTestCard`. */
  readonly replaceCard: (of: {
    readonly accountId: AccountId;
    readonly card: TestCard;
  }) => Promise<void>;
};

/** Nobody has begun it, or it is somebody else's. */
export class UnknownCheckout extends Error {
  override name = 'UnknownCheckout' as const;
}

/** The sandbox takes test cards alone: no real one is to be typed here. */
export class NoTestCard extends Error {
  override name = 'NoTestCard' as const;
}

/** The card, or who gave it out, refused. */
export class PaymentFailed extends Error {
  override name = 'PaymentFailed' as const;
}

/** The processor does not answer, or not well; it may or may not have done what was asked. */
export class ProcessorUnavailable extends Error {
  override name = 'ProcessorUnavailable' as const;
}

/** Not signed by the processor, or too old. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused' as const;
}
