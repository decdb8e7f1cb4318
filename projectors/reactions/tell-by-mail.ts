import type { MailKind } from '../../domain/account/mail/mail-kinds.ts';
import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { causeOf } from '../../domain/ports/effects.ts';
import type { Handled } from '../projection.ts';
import { type Answering, answerEvents } from './answer-events.ts';
import type { Act } from './effects.ts';

/** A mail that follows from an event. */
export type MailWish = {
  readonly kind: MailKind;
  readonly accountId: AccountId;
  readonly at: Instant;
  /** Texts of the person that the mail needs, as they stand in the event, and whose they are. */
  readonly sealed?: Readonly<Record<string, string>>;
};

export type TellingByMail = Answering & {
  readonly clock: Clock;
  readonly queue: Act<MailWish>;
};

/** Whoever starts to send mail does not begin with the events of years. */
const newsMs = 24 * 3_600_000;

const types: readonly RecordedBoardwellEvent['type'][] = [
  ...(['AccountOpened', 'EmailChangeAsked', 'NewDeviceSignedIn'] as const),
  ...(['PasswordChanged', 'PasswordReset', 'InvitationMade'] as const),
  ...(['TotpTurnedOn', 'TotpTurnedOff', 'RecoveryCodesRenewed', 'RecoveryCodeUsed'] as const),
  ...(['PasskeyAdded', 'PasskeyRemoved', 'FactorsRemoved'] as const),
  ...(['GoogleLinked', 'GoogleUnlinked', 'AccountSuspended', 'AccountRestored'] as const),
];

/** What tells of a change and of nothing else. */
const notices = {
  PasswordChanged: 'password-changed',
  PasswordReset: 'password-changed',
  TotpTurnedOn: 'second-factor-on',
  TotpTurnedOff: 'second-factor-off',
  RecoveryCodesRenewed: 'recovery-codes-renewed',
  RecoveryCodeUsed: 'recovery-code-used',
  PasskeyAdded: 'passkey-added',
  PasskeyRemoved: 'passkey-removed',
  FactorsRemoved: 'factors-removed',
  GoogleLinked: 'google-linked',
  GoogleUnlinked: 'google-unlinked',
  // The reason is the administrator's, and may name others: it is told in no mail.
  AccountSuspended: 'account-suspended',
  AccountRestored: 'account-restored',
} as const satisfies Readonly<Record<string, MailKind>>;

const isNotice = (
  event: RecordedBoardwellEvent,
): event is Extract<RecordedBoardwellEvent, { type: keyof typeof notices }> =>
  event.type in notices;

/** To an address that is nobody's account: it is sealed with the key of the school. */
const invitationOf = ({ data, meta }: Handled<'InvitationMade'>): readonly MailWish[] => {
  const { address, secret, institutionId, invitationId, at } = data;
  if (address === null || meta.actor === 'system') return [];
  const sealed = { address, secret, institutionId, invitationId };
  return [{ kind: 'school-invitation', accountId: meta.actor, at, sealed }];
};

const mailsOf = (event: RecordedBoardwellEvent): readonly MailWish[] => {
  if (event.type === 'InvitationMade') return invitationOf(event);
  if (isNotice(event)) {
    const { accountId, at } = event.data;
    return [{ kind: notices[event.type], accountId, at }];
  }
  if (event.type === 'AccountOpened') {
    const { accountId, at } = event.data;
    return [{ kind: 'confirm-link', accountId, at }];
  }
  if (event.type === 'EmailChangeAsked') {
    const { accountId, at, email: newAddress, oldEmail: oldAddress } = event.data;
    return [
      { kind: 'change-notice', accountId, at, sealed: { oldAddress } },
      { kind: 'change-link', accountId, at, sealed: { newAddress } },
    ];
  }
  if (event.type === 'NewDeviceSignedIn') {
    const { accountId, at, device } = event.data;
    return [{ kind: 'new-device', accountId, at, sealed: { device } }];
  }
  return [];
};

/**
 * What its owner is told of an account by mail. Testers have addresses of nobody. Runs until the
 * signal; an event that is answered twice queues the same mail.
 */
export const tellByMail = (world: TellingByMail, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      types,
      isWanted: ({ meta }) => !meta.testMode,
      keyOf: ({ meta, stream }) => meta.subject ?? stream,
      behindParked: 'pass',
      answer: async (event) => {
        const nowMs = epochMs(world.clock.instant());
        for (const wish of mailsOf(event)) {
          if (nowMs - epochMs(wish.at) < newsMs) await world.queue(causeOf(event), wish.kind, wish);
        }
      },
    },
    signal,
  );
