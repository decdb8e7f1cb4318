import type { Pool } from 'pg';
import type { Instant } from '../../../../domain/kernel/time.ts';
import type { Clock } from '../../../../domain/ports/clock.ts';
import {
  type Notice,
  type PaymentProcessor,
  type ReceivedWebhook,
  type SandboxTill,
  UnknownCheckout,
  WebhookRefused,
} from '../../../../domain/ports/payments.ts';
import {
  begun,
  customerIdOf,
  type Moved,
  type SandboxAccount,
  subscriptionIdOf,
} from './account.ts';
import {
  abandoned,
  cancelled,
  changed,
  endedAndRefunded,
  refunded,
  resumed,
  withCard,
} from './asked.ts';
import { upTo } from './in-time.ts';
import { message } from './message.ts';
import { checkSignature } from './signature.ts';
import { sandboxStore, type Which } from './store.ts';
import { playCard } from './test-cards.ts';

type Sandbox = {
  readonly database: Pool;
  readonly clock: Clock;
  /** Called when something is to be delivered. */
  readonly told: () => void;
};

const isRunning = ({ subscription: { status } }: SandboxAccount): boolean =>
  status === 'active' || status === 'pastDue';

const messageIn = (raw: Uint8Array) => {
  try {
    return message.parse(JSON.parse(Buffer.from(raw).toString('utf8')));
  } catch (cause) {
    throw new WebhookRefused('Not a message of the sandbox', { cause });
  }
};

const noticeOf = async (
  webhook: ReceivedWebhook,
  { store, clock }: { readonly store: ReturnType<typeof sandboxStore>; readonly clock: Clock },
): Promise<Notice> => {
  checkSignature(webhook, { secret: await store.secret(), now: clock.instant() });
  const { id, accountId, told } = messageIn(webhook.raw);
  return { kind: 'report', eventId: id, accountId, report: told };
};

/** Lets what is due happen; gives how much it was. */
const letHappen = async (
  store: ReturnType<typeof sandboxStore>,
  now: Instant,
  limit: number,
): Promise<number> => {
  const due = await store.due(now, limit);
  for (const id of due) {
    await store.change({ by: 'subscription_id', is: id }, (from) => upTo(from, now));
  }
  return due.length;
};

/** A processor of our own, for development and for whoever only wants to look: no money moves. */
export const sandboxProcessor = ({ database, clock, told }: Sandbox) => {
  const store = sandboxStore(database);

  const change = async (which: Which, how: (from: Moved) => Moved): Promise<Moved | undefined> => {
    const next = await store.change(which, (from) => how(upTo(from, clock.instant())));
    told();
    return next;
  };
  const ofSubscription = (is: string): Which => ({ by: 'subscription_id', is });

  const processor: PaymentProcessor = {
    name: 'sandbox',
    publishableKey: null,
    begin: async (begin) => {
      const at = clock.instant();
      const clientSecret = await store.begin(begin.accountId, (credit) => begun(begin, at, credit));
      told();
      return { subscriptionId: subscriptionIdOf(begin), payment: 'due', clientSecret };
    },
    abandon: async ({ checkoutId }) => {
      await change({ by: 'checkout_id', is: checkoutId }, abandoned);
    },
    cancelAtEnd: async ({ subscriptionId }) => {
      await change(ofSubscription(subscriptionId), cancelled);
    },
    resume: async ({ subscriptionId }) => {
      await change(ofSubscription(subscriptionId), resumed);
    },
    changePlan: async ({ subscriptionId, plan }) => {
      const at = clock.instant();
      await change(ofSubscription(subscriptionId), (from) => changed(from, plan, at));
    },
    isRunning: async (subscriptionId) => {
      const kept = await store.change(ofSubscription(subscriptionId), (from) => from);
      return kept !== undefined && isRunning(kept.account);
    },
    endAndRefund: async ({ subscriptionId }) => {
      await change(ofSubscription(subscriptionId), endedAndRefunded);
    },
    refund: async ({ invoiceId }) => {
      const name = invoiceId.replace(/^in_/, '').replace(/-\d+$/, '');
      await change(ofSubscription(`sub_${name}`), (from) => refunded(from, invoiceId));
    },
    credit: async (wish) => ({ customerId: customerIdOf(wish), cents: await store.credit(wish) }),
    // Its rows bear the account's id and are deleted with everything else that does.
    forget: async ({ accountId }) => store.forget(accountId),
    portal: async ({ returnUrl }) => `${returnUrl}?card=update#plan`,
    invoiceUrl: async () => undefined,
    notice: (webhook) => noticeOf(webhook, { store, clock }),
  };

  const till: SandboxTill = {
    pay: async ({ accountId, clientSecret, card, confirmation }) => {
      const now = clock.instant();
      const played = playCard({ card, confirmation, now });
      if (played === 'asksHolder') return 'needsConfirmation';
      const which = { by: 'client_secret', is: clientSecret, accountId } as const;
      const paid = await change(which, (from) => withCard(from, played, now));
      if (!paid) throw new UnknownCheckout('No checkout has this client secret');
      return 'succeeded';
    },
    replaceCard: async ({ accountId, card }) => {
      const now = clock.instant();
      const played = playCard({ card, confirmation: 'approve', now });
      if (played === 'asksHolder') return;
      const kept = await store.subscriptionsOf(accountId);
      const running = kept.find(isRunning);
      if (!running) throw new UnknownCheckout('No subscription of this account goes on');
      const { subscriptionId } = running.subscription;
      await change(ofSubscription(subscriptionId), (from) => withCard(from, played, now));
    },
  };

  const work = () => store.work(clock.instant());

  const pass = (limit: number) => letHappen(store, clock.instant(), limit);

  return { processor, till, pass, work, secret: store.secret };
};
