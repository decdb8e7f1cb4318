import type { Capability } from '../../domain/contracts/entitlements.ts';
import type { SubscriptionRefusal } from '../../domain/subscription/commands.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';
import { needsPro } from './plan-words.ts';

/** What the routes of plans and payments refuse beside what their decider does. */
type OfRoutes =
  | { readonly code: 'NotSubscribed' | 'TesterCannotPay' | 'CheckoutReplaced' }
  | { readonly code: 'WebhookRefused' | 'NoTestCard' }
  /** In the words of the processor. */
  | { readonly code: 'PaymentFailed'; readonly message: string }
  | { readonly code: 'UpgradeRequired'; readonly capability: Capability };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly subscription: SubscriptionRefusal | OfRoutes;
  }
}

/** What is told of plans and payments that were refused. */
export const subscriptionAnswers: RefusalAnswers<RefusalsOf['subscription']> = {
  UpgradeRequired: ({ capability }) => ({ status: 403, message: needsPro(capability) }),
  TrialUsed: say(409, 'The free trial is for people who have not had Pro before.'),
  AlreadySubscribed: say(409, 'You already have a Pro subscription. Change it in Settings.'),
  ProHasNoEnd: say(409, 'This account has Pro without an end: there is nothing to extend.', 'days'),
  Overtaken: say(409, 'The subscription changed in another tab. Try again.'),
  NoSuchInvoice: say(404, 'This account has no such invoice.'),
  NothingToRefund: say(409, 'Nothing of this invoice can be given back.'),
  NotSubscribed: say(409, 'You have no Pro subscription that renews.'),
  TesterCannotPay: say(403, 'Test accounts cannot buy or change a plan.'),
  CheckoutReplaced: say(409, 'You began another checkout in another tab. Reload the page.'),
  WebhookRefused: say(400, 'The signature is missing, wrong or older than five minutes.'),
  NoTestCard: say(
    400,
    'Use one of the test cards: this is a sandbox, and no money moves.',
    'card.number',
  ),
  PaymentFailed: ({ message }) => ({ status: 402, message }),
};
