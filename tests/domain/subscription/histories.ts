import fc from 'fast-check';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import { PaymentFailed, type Report } from '../../../domain/ports/payments.ts';
import type { Subscription } from '../../../domain/subscription/subscription-state.ts';
import {
  begun,
  type Moved,
  resting,
  type SandboxAccount,
} from '../../../ops/adapters/payments/sandbox/account.ts';
import {
  abandoned,
  cancelled,
  changed,
  endedAndRefunded,
  refunded,
  resumed,
  withCard,
} from '../../../ops/adapters/payments/sandbox/asked.ts';
import { upTo } from '../../../ops/adapters/payments/sandbox/in-time.ts';

/** What somebody does, and how many hours later. */
export type Deed = {
  readonly hours: number;
  readonly does:
    | ('pays' | 'declines' | 'monthly' | 'annual' | 'cancel' | 'resume')
    | ('refund' | 'end' | 'abandon' | 'begin-monthly' | 'begin-annual' | 'nothing');
};

const epoch = Date.UTC(2026, 10, 20, 12);

/** What a processor holds after a history, and all that it told. */
export type Lived = {
  readonly accounts: readonly SandboxAccount[];
  readonly told: readonly Report[];
  readonly end: Instant;
};

const isOver = ({ subscription: { status } }: SandboxAccount): boolean => status === 'ended';

const done = (from: Moved, does: Deed['does'], at: Instant): Moved => {
  if (does === 'pays' || does === 'declines') return withCard(from, does, at);
  if (does === 'monthly' || does === 'annual') return changed(from, does, at);
  if (does === 'cancel') return cancelled(from);
  if (does === 'resume') return resumed(from);
  if (does === 'abandon') return abandoned(from);
  if (does === 'end') return endedAndRefunded(from);
  const last = from.account.invoices.at(-1);
  return does === 'refund' && last ? refunded(from, last.invoiceId) : from;
};

/** Of two accounts no checkout has the same id; made of the account's own where that is a UUID. */
const checkoutOf = (accountId: AccountId, n: number): string => {
  const beginning = /^[0-9a-f-]{36}$/.test(accountId)
    ? accountId.slice(0, 24)
    : '00000000-0000-4000-8000-';
  return `${beginning}${String(n).padStart(12, '0')}`;
};

type Playing = { readonly accounts: readonly SandboxAccount[]; readonly told: readonly Report[] };

const kept = ({ accounts, told }: Playing, moved: Moved): Playing => {
  const { subscriptionId } = moved.account.subscription;
  const others = accounts.filter((one) => one.subscription.subscriptionId !== subscriptionId);
  return { accounts: [...others, moved.account], told: [...told, ...moved.told] };
};

const tried = (from: Moved, does: Deed['does'], at: Instant): Moved => {
  try {
    return done(from, does, at);
  } catch (error) {
    if (error instanceof PaymentFailed) return from;
    throw error;
  }
};

type Wish = { readonly accountId: AccountId; readonly plan: 'monthly' | 'annual' };

const begin = (playing: Playing, { accountId, plan }: Wish, at: Instant): Playing => {
  const checkoutId = checkoutOf(accountId, 1000 + playing.accounts.length);
  return kept(playing, begun({ checkoutId, accountId, plan, customerId: null }, at));
};

const next = (
  playing: Playing,
  { accountId, does }: Deed & Pick<Wish, 'accountId'>,
  at: Instant,
) => {
  const passed = playing.accounts.reduce((now, one) => kept(now, upTo(resting(one), at)), playing);
  const current = passed.accounts.at(-1);
  if (!current) return passed;
  if (!does.startsWith('begin-')) return kept(passed, tried(resting(current), does, at));
  const plan = does === 'begin-annual' ? 'annual' : 'monthly';
  return isOver(current) ? begin(passed, { accountId, plan }, at) : passed;
};

/** Plays a history at the sandbox: its own machine is the truth that has to come out. */
export const lived = (accountId: AccountId, deeds: readonly Deed[]): Lived => {
  let now = epoch;
  const nothing: Playing = { accounts: [], told: [] };
  let playing = begin(nothing, { accountId, plan: 'monthly' }, instantOf(now));
  for (const deed of deeds) {
    now += deed.hours * 3_600_000;
    playing = next(playing, { ...deed, accountId }, instantOf(now));
  }
  return { ...playing, end: instantOf(now) };
};

const deeds: fc.Arbitrary<Deed> = fc.record({
  hours: fc.oneof(
    fc.integer({ min: 0, max: 48 }),
    fc.integer({ min: 24, max: 800 }),
    fc.constant(744),
  ),
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('pays' as const, 'nothing' as const) },
    {
      weight: 5,
      arbitrary: fc.constantFrom<Deed['does']>(
        ...(['declines', 'monthly', 'annual', 'cancel', 'resume', 'refund'] as const),
        ...(['end', 'abandon', 'begin-monthly', 'begin-annual'] as const),
      ),
    },
  ),
});

/** Most begin with a payment that succeeds: the others end within a day. */
export const histories = fc
  .array(deeds, { minLength: 1, maxLength: 14 })
  .map((later): Deed[] => [{ hours: 1, does: 'pays' }, ...later]);

/** In which order messages come, and how often each: every one at least once. */
export const deliveries = fc.record({
  order: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 200, maxLength: 200 }),
  times: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 40, maxLength: 40 }),
});

/** The messages as they arrive. */
export const arriving = <Message>(
  messages: readonly Message[],
  { order, times }: { readonly order: readonly number[]; readonly times: readonly number[] },
): Message[] =>
  messages
    .flatMap((message, index) =>
      Array.from({ length: times[index % times.length] ?? 1 }, () => message),
    )
    .map((message, index) => ({ message, rank: order[index % order.length] ?? 0, index }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ message }) => message);

/** What a processor holds: its subscriptions, and which version each invoice has. */
export const heldAt = (accounts: readonly SandboxAccount[]) => ({
  subscriptions: Object.fromEntries(
    accounts.map(({ subscription }) => [subscription.subscriptionId, subscription]),
  ),
  invoices: Object.fromEntries(
    accounts.flatMap(({ invoices }) =>
      invoices.map((invoice) => [invoice.invoiceId, invoice] as const),
    ),
  ),
});

/** The same of what was written down. */
export const heldIn = ({ subscriptions, invoices }: Subscription) => ({ subscriptions, invoices });
