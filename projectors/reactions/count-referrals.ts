import { match } from 'ts-pattern';
import type { SubscriptionTier } from '../../domain/contracts/account.ts';
import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { causeOf } from '../../domain/ports/effects.ts';
import type { ReadPosition } from '../../domain/ports/read-position.ts';
import type { ReferralCommand } from '../../domain/referral/referrals.ts';
import { type Answering, answerEvents } from './answer-events.ts';
import type { Act } from './effects.ts';

export type ReferralWorld = Answering & {
  readonly readPosition: ReadPosition;
  /** Undefined where the account is gone. */
  readonly tierOf: (account: AccountId, at: Instant) => Promise<SubscriptionTier | undefined>;
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

const commandFor = async (
  { tierOf }: ReferralWorld,
  event: RecordedBoardwellEvent,
): Promise<ReferralCommand | undefined> =>
  match(event)
    .with({ type: 'AccountReferred' }, async ({ data: { accountId, referrerId, at } }) => {
      const tier = await tierOf(referrerId, at);
      const about = { referrerId, referredId: accountId, at };
      return tier && ({ type: 'CountReferral', tier, ...about } as const);
    })
    .otherwise(async () => undefined);

/**
 * Tells a referrer's stream who joined by their code. Runs until the signal; throws what an outage
 * throws, and skips nothing when it is started again, for the commands repeat themselves without effect.
 */
export const countReferrals = (world: ReferralWorld, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      types: ['AccountReferred'],
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
