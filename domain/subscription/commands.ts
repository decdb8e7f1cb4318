import type { SubscriptionTier } from '../contracts/account.ts';
import type { AccountId } from '../kernel/ids.ts';
import type { PaidPlan } from '../kernel/plans.ts';
import type { Instant } from '../kernel/time.ts';
import type { Report } from '../ports/payments.ts';

type About = { readonly accountId: AccountId; readonly at: Instant };

export type GrantPlan = About & {
  readonly type: 'GrantPlan';
  readonly tier: SubscriptionTier;
  readonly reason?: string;
};

export type ExtendPlan = About & {
  readonly type: 'ExtendPlan';
  readonly days: number;
  readonly reason: string;
};

export type StartTrial = About & {
  readonly type: 'StartTrial';
  readonly plan: PaidPlan;
  /** Beside those of everybody's trial. */
  readonly bonusDays?: number;
};

export type StartCheckout = About & {
  readonly type: 'StartCheckout';
  readonly plan: PaidPlan;
  /** Taken where no checkout for the plan is open. */
  readonly checkoutId: string;
};

export type RecordReport = About & {
  readonly type: 'RecordReport';
  readonly report: Report;
  /**
   * How many events the stream held before the processor was asked; absent where the report has a
   * version of the processor's own.
   */
  readonly readAfter?: number;
};

export type AskRefund = About & {
  readonly type: 'AskRefund';
  /** Its number, or the id that its processor knows it by. */
  readonly invoice: string;
  readonly cancels: boolean;
};

export type RecordCredit = About & {
  readonly type: 'RecordCredit';
  readonly creditId: string;
  readonly customerId: string;
  readonly cents: number;
};

export type SubscriptionCommand =
  | GrantPlan
  | ExtendPlan
  | StartTrial
  | StartCheckout
  | RecordReport
  | AskRefund
  | RecordCredit;

export type SubscriptionRefusal =
  | { readonly code: 'TrialUsed' }
  | { readonly code: 'AlreadySubscribed' }
  /** It has no end that could be moved. */
  | { readonly code: 'ProHasNoEnd' }
  /** Something was recorded since the processor was asked: it is to be asked again. */
  | { readonly code: 'Overtaken' }
  | { readonly code: 'NoSuchInvoice' }
  /** Not paid, given back already, or asked for before. */
  | { readonly code: 'NothingToRefund' };
