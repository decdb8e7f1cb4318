import { match, P } from 'ts-pattern';
import type { FieldCode } from '../contracts/fields.ts';
import type { DataFormat } from '../contracts/privacy.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { About } from './about.ts';
import {
  type Account,
  absentAccount,
  evolveAccount,
  type OpenAccount,
  type Role,
} from './account-state.ts';
import { type DownloadRefusal, downloadWait } from './downloads.ts';
import type { AccountEvent } from './events.ts';
import { type ProfileChanges, profileEvents } from './profile.ts';
import {
  type SecondFactorCommand,
  type ShownFactor,
  secondFactorEvents,
  shownEvents,
} from './second-factor.ts';
import {
  refusedWhileSuspended,
  type SuspensionCommand,
  type SuspensionRefusal,
  suspensionEvents,
} from './suspension.ts';

export type AccountCommand = About &
  (
    | {
        readonly type: 'OpenAccount';
        readonly email: string;
        readonly username: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly field: FieldCode | null;
        readonly timeZone: TimeZone;
        readonly referralCode: string;
        /** Whose code they came with. */
        readonly referrerId?: AccountId | undefined;
        /** Who they are was said by Google. */
        readonly withGoogle?: boolean;
      }
    | {
        readonly type: 'SignIn';
        readonly method?: 'password' | 'google' | 'passkey';
        /** Beside the password, or Google. */
        readonly shown?: ShownFactor | undefined;
        /** What it calls itself, where nobody of the account had signed in there before. */
        readonly newDevice?: string | undefined;
      }
    | { readonly type: 'SignOut' }
    | ({ readonly type: 'UpdateProfile' } & ProfileChanges)
    | { readonly type: 'ChangePassword' }
    | { readonly type: 'ResetPassword' }
    | { readonly type: 'VerifyEmail' }
    | { readonly type: 'AskEmailChange'; readonly email: string; readonly oldEmail: string }
    | { readonly type: 'ChangeEmail'; readonly email: string }
    | { readonly type: 'LinkGoogle' | 'UnlinkGoogle' }
    | SecondFactorCommand
    | { readonly type: 'GrantRole'; readonly role: Role; readonly reason?: string }
    | SuspensionCommand
    | { readonly type: 'DownloadData'; readonly format: DataFormat }
    | { readonly type: 'EraseAccount' }
  );

export type AccountRefusal =
  | { readonly code: 'AccountNotFound' | 'AccountAlreadyOpen' }
  | DownloadRefusal
  | SuspensionRefusal;

type Decision = ReturnType<
  Decider<Account, AccountCommand, AccountEvent, AccountRefusal>['decide']
>;

const verified = (about: About, { emailVerified }: OpenAccount): AccountEvent[] =>
  emailVerified ? [] : [{ type: 'EmailVerified', data: about }];

/** Whoever signs in with Google is linked, also where its recording was cut off. */
const linkedGoogle = (about: About, state: OpenAccount): AccountEvent[] =>
  state.google ? [] : [{ type: 'GoogleLinked', data: about }];

const signInEvents = (
  about: About,
  { method = 'password', shown, newDevice }: Extract<AccountCommand, { type: 'SignIn' }>,
  state: OpenAccount,
): AccountEvent[] => [
  ...(method === 'google' ? linkedGoogle(about, state) : []),
  { type: 'SignedIn', data: { ...about, method, ...(shown ? { shown } : {}) } },
  ...shownEvents(about, shown, state),
  ...(newDevice === undefined
    ? []
    : [{ type: 'NewDeviceSignedIn' as const, data: { ...about, device: newDevice } }]),
];

const decideOpen = (command: AccountCommand, state: OpenAccount): Decision => {
  const about = { accountId: command.accountId, at: command.at };
  const kept = refusedWhileSuspended(command, state);
  if (kept) return kept;
  return match(command)
    .returnType<Decision>()
    .with({ type: 'OpenAccount' }, () => refused({ code: 'AccountAlreadyOpen' }))
    .with({ type: 'SignIn' }, (wish) => accepted(signInEvents(about, wish, state)))
    .with({ type: 'SignOut' }, () => accepted([{ type: 'SignedOut', data: about }]))
    .with({ type: 'UpdateProfile' }, (changes) => accepted(profileEvents(about, changes, state)))
    .with({ type: 'ChangePassword' }, () => accepted([{ type: 'PasswordChanged', data: about }]))
    .with({ type: 'ResetPassword' }, () =>
      // By a link that came to the address: it is the owner's.
      accepted([{ type: 'PasswordReset', data: about }, ...verified(about, state)]),
    )
    .with({ type: 'VerifyEmail' }, () => accepted(verified(about, state)))
    .with({ type: 'AskEmailChange' }, ({ email, oldEmail }) =>
      accepted([{ type: 'EmailChangeAsked', data: { ...about, email, oldEmail } }]),
    )
    .with({ type: 'ChangeEmail' }, ({ email }) =>
      accepted([{ type: 'EmailChanged', data: { ...about, email } }]),
    )
    .with({ type: 'LinkGoogle' }, () => accepted(linkedGoogle(about, state)))
    .with({ type: 'UnlinkGoogle' }, () =>
      accepted(state.google ? [{ type: 'GoogleUnlinked', data: about }] : []),
    )
    .with(
      {
        type: P.union(
          ...(['TurnOnTotp', 'TurnOffTotp', 'RenewRecoveryCodes'] as const),
          ...(['SettleFactors', 'RemoveFactors'] as const),
        ),
      },
      (wish) => accepted(secondFactorEvents(about, wish, state)),
    )
    .with({ type: 'GrantRole' }, ({ role, reason }) =>
      accepted(
        role === state.role
          ? []
          : [{ type: 'RoleGranted', data: { ...about, role, ...(reason ? { reason } : {}) } }],
      ),
    )
    .with({ type: P.union('SuspendAccount', 'RestoreAccount') }, (wish) =>
      suspensionEvents(wish, state),
    )
    .with({ type: 'DownloadData' }, ({ format }) => {
      const wait = downloadWait(state.downloads, command.at);
      return wait
        ? refused(wait)
        : accepted([{ type: 'DataDownloaded', data: { ...about, format } }]);
    })
    .with({ type: 'EraseAccount' }, () => accepted([{ type: 'AccountErased', data: about }]))
    .exhaustive();
};

/** Nobody refers themself. */
const referralOf = (about: About, referrerId: AccountId | undefined): AccountEvent[] =>
  referrerId === undefined || referrerId === about.accountId
    ? []
    : [{ type: 'AccountReferred', data: { ...about, referrerId } }];

const decideAbsent = (command: AccountCommand): Decision => {
  if (command.type !== 'OpenAccount') return refused({ code: 'AccountNotFound' });
  const { type: _, referrerId, withGoogle = false, ...opened } = command;
  const about = { accountId: command.accountId, at: command.at };
  const referred = referralOf(about, referrerId);
  // Google is believed in what it verified: there is nothing left to confirm.
  const byGoogle: AccountEvent[] = [
    { type: 'EmailVerified', data: about },
    { type: 'GoogleLinked', data: about },
  ];
  return accepted([
    { type: 'AccountOpened', data: opened },
    ...referred,
    ...(withGoogle ? byGoogle : []),
    { type: 'SignedIn', data: { ...about, method: 'registration' } },
  ]);
};

/** Erasing what is erased changes nothing, so that whoever was cut off may do it again. */
const decideErased = (command: AccountCommand): Decision =>
  command.type === 'EraseAccount' ? accepted([]) : refused({ code: 'AccountNotFound' });

/** Who someone is: the field they study, their time zone and their role. */
export const account: Decider<Account, AccountCommand, AccountEvent, AccountRefusal> = {
  initial: absentAccount,

  decide: (command, state) =>
    match(state)
      .with({ status: 'absent' }, () => decideAbsent(command))
      .with({ status: 'erased' }, () => decideErased(command))
      .with({ status: 'open' }, (open) => decideOpen(command, open))
      .exhaustive(),

  evolve: evolveAccount,
};
