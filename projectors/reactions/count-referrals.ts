import { match } from 'ts-pattern';
import type { SubscriptionTier } from '../../domain/contracts/account.ts';
import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { causeOf } from '../../domain/ports/effects.ts';
import { chargedCents, isPaidBack } from '../../domain/ports/payment-reports.ts';
import type { ReadPosition } from '../../domain/ports/read-position.ts';
import type { ReferralCommand } from '../../domain/referral/referrals.ts';
import type { Handled } from '../projection.ts';
import { type Answering, answerEvents } from './answer-events.ts';
import type { Act } from './effects.ts';

export type ReferralWorld = Answering & {
  readonly readPosition: ReadPosition;
  /** Undefined where the account is gone. */
  readonly tierOf: (account: AccountId, at: Instant) => Promise<SubscriptionTier | undefined>;
  /** Undefined where they came by nobody's code. */
  readonly referrerOf: (account: AccountId) => Promise<AccountId | undefined>;
  readonly tell: Act<ReferralCommand>;
};

const readModelMs = 2000;

const caughtUp = async (
  { readPosition }: ReferralWorld,
  event: RecordedBoardwellEvent,
  signal: AbortSignal,
): Promise<boolean> => {
  while (!(await readPosition.reached(['accounts'], event.position, readModelMs))) {
    if (signal.aborted) return false;
  }
  return true;
};

type Report = Handled<'InvoiceReported'>['data'];

/** The first paid invoice of somebody who came by a code; given back in full, the credit goes with it. */
const ofInvoice = async (
  { tierOf, referrerOf }: ReferralWorld,
  { accountId, at, report }: Report,
): Promise<ReferralCommand | undefined> => {
  const { invoiceId, status } = report;
  // Whoever pays with credit alone brought no money.
  if (status !== 'paid' || chargedCents(report) === 0) return undefined;
  const referrerId = await referrerOf(accountId);
  if (!referrerId) return undefined;
  const about = { referrerId, referredId: accountId, at, invoiceId };
  if (isPaidBack(report)) return { type: 'ReverseConversion', ...about };
  const tier = await tierOf(referrerId, at);
  return tier && { type: 'RewardConversion', tier, ...about };
};

const commandFor = async (
  world: ReferralWorld,
  event: RecordedBoardwellEvent,
): Promise<ReferralCommand | undefined> =>
  match(event)
    .with({ type: 'AccountReferred' }, async ({ data: { accountId, referrerId, at } }) => {
      const tier = await world.tierOf(referrerId, at);
      const about = { referrerId, referredId: accountId, at };
      return tier && ({ type: 'CountReferral', tier, ...about } as const);
    })
    .with({ type: 'InvoiceReported' }, ({ data }) => ofInvoice(world, data))
    .otherwise(async () => undefined);

/**
 * Tells a referrer's stream who joined by their code, who paid and who got the money back. Runs until the signal; throws what an outage
 * throws, and skips nothing when it is started again, for the commands repeat themselves without effect.
 */
export const countReferrals = (world: ReferralWorld, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      types: ['AccountReferred', 'InvoiceReported'],
      // What one referred person did is told in order: joined, paid, refunded.
      keyOf: ({ meta, stream }) => meta.subject ?? stream,
      behindParked: 'wait',
      answer: async (event, ends) => {
        if (!(await caughtUp(world, event, ends))) return;
        const command = await commandFor(world, event);
        if (command) await world.tell(causeOf(event), command.referrerId, command);
      },
    },
    signal,
  );
