import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BoardwellEvent } from '../../../../domain/events/registry.ts';
import {
  type AccountId,
  accountStream,
  referralsStream,
  type StreamName,
  subscriptionStream,
} from '../../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../../domain/ports/event-log.ts';
import type { Vault } from '../../../../domain/ports/vault.ts';
import { systemClock } from '../../../../ops/adapters/clock/system-clock.ts';
import { newEvent } from '../../../projectors/support/events.ts';
import { type Books, invoiceFor, made, payInvoice } from '../../../support/stripe/stripe-things.ts';

export type Owing = {
  readonly log: EventLog;
  readonly vault: Pick<Vault, 'seal'>;
  readonly books: Books;
  /** Who is told by mail. */
  readonly accountId: AccountId;
  /** Each is in one mail. */
  readonly devices: string[];
};

const pauseMs = 100;
const devicesAtOnce = 2;

const somebody = (): AccountId => randomUUID() as string as AccountId;

type Numbered = readonly [index: number, event: BoardwellEvent];

const append = async (
  { log }: Owing,
  { stream, subject }: { readonly stream: StreamName; readonly subject: AccountId },
  events: readonly Numbered[],
): Promise<void> => {
  const [last] = await log.readStream(stream, { direction: 'backward', limit: 1 });
  const outcome = await log.append({
    stream,
    events: events.map(([index, event]) => newEvent({ stream, event, subject }, index)),
    expected: last?.revision ?? 'none',
  });
  if (outcome.status !== 'appended') throw new Error(`${stream} is elsewhere`);
};

/** A paid subscription at Stripe. */
const paid = (books: Books) => {
  const customer = made(books, 'cus', { object: 'customer', balance: 0, metadata: {} });
  const subscription = made(books, 'sub', {
    object: 'subscription',
    status: 'active',
    customer: customer.id,
    metadata: {},
    cancel_at_period_end: false,
    schedule: null,
  });
  const about = { priceId: 'price_monthly', cents: 2900, reason: 'subscription_create' };
  const { id: invoiceId } = invoiceFor(books, subscription, about);
  payInvoice(books, invoiceId);
  return { invoiceId, subscriptionId: subscription.id };
};

const askRefund = async (owing: Owing, index: number): Promise<void> => {
  const accountId = somebody();
  const about = { accountId, at: systemClock.instant(), cancels: true };
  const event = { type: 'RefundAsked', data: { ...about, ...paid(owing.books) } } as const;
  const stream = subscriptionStream(accountId);
  await append(owing, { stream, subject: accountId }, [[index, event]]);
};

const convert = async (owing: Owing, index: number): Promise<void> => {
  const referrerId = somebody();
  const about = { referrerId, referredId: somebody(), at: systemClock.instant() };
  const data = { ...about, invoiceId: `in_of_friend_${index}`, creditCents: 500 };
  const event = { type: 'ReferralConverted', data } as const;
  await append(owing, { stream: referralsStream(referrerId), subject: referrerId }, [
    [index, event],
  ]);
};

const signInFrom = async (owing: Owing, index: number, device: string): Promise<Numbered> => {
  const { accountId, vault } = owing;
  const stream = accountStream(accountId);
  const about = { accountId, at: systemClock.instant() };
  const unsealed = { type: 'NewDeviceSignedIn', data: { ...about, device } } as const;
  const { id: eventId } = newEvent({ stream, event: unsealed, subject: accountId }, index);
  const sealed = await vault.seal(accountId, { eventId, field: 'device' }, device);
  return [index, { ...unsealed, data: { ...about, device: sealed } }];
};

const signIn = async (owing: Owing, first: number): Promise<void> => {
  const { accountId } = owing;
  const indexes = Array.from({ length: devicesAtOnce }, (_, index) => first + index);
  const names = indexes.map((index) => `Pad${index}`);
  const events = await Promise.all(indexes.map((index) => signInFrom(owing, index, `Pad${index}`)));
  await append(owing, { stream: accountStream(accountId), subject: accountId }, events);
  owing.devices.push(...names);
};

/** Again and again: a refund is asked for, a referral earns a credit, and new devices sign in. */
export const owe = async function* (owing: Owing): AsyncGenerator<void> {
  for (let index = 0; ; index += 2 + devicesAtOnce) {
    await askRefund(owing, index);
    await convert(owing, index + 1);
    await signIn(owing, index + 2);
    yield;
    await sleep(pauseMs);
  }
};
