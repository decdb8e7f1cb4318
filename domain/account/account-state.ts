import { match } from 'ts-pattern';
import type { ExtraTime } from '../contracts/extra-time.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { Instant, TimeZone } from '../kernel/time.ts';
import { keptDownloads } from './downloads.ts';
import type { AccountEvent } from './events.ts';
import type { HeldFactors } from './second-factor.ts';

export type Role = 'learner' | 'admin';

export type Account =
  | { readonly status: 'absent' }
  | { readonly status: 'erased' }
  | {
      readonly status: 'open';
      readonly field: FieldCode | null;
      readonly timeZone: TimeZone;
      readonly role: Role;
      /** Since when nobody may come in; null where they may. */
      readonly suspendedAt: Instant | null;
      readonly extraTime: ExtraTime;
      readonly emailVerified: boolean;
      /** They may sign in with Google. */
      readonly google: boolean;
      /** They are asked for a code of their authenticator app. */
      readonly totp: boolean;
      /** So many passkeys open the account. */
      readonly passkeys: number;
      /** How often the app or the passkeys changed. */
      readonly factorChanges: number;
      /** When their data was given to them of late. */
      readonly downloads: readonly Instant[];
    };

export type OpenAccount = Extract<Account, { status: 'open' }>;

export const absentAccount: Account = { status: 'absent' };

const changed = (state: OpenAccount, factors: Partial<HeldFactors>): OpenAccount => ({
  ...state,
  ...factors,
  factorChanges: state.factorChanges + 1,
});

/** Who someone is after an event. */
export const evolveAccount = (state: Account, event: AccountEvent): Account => {
  if (event.type === 'AccountOpened') {
    const { field, timeZone } = event.data;
    return {
      status: 'open',
      field,
      timeZone,
      role: 'learner',
      suspendedAt: null,
      extraTime: 1,
      emailVerified: false,
      google: false,
      totp: false,
      passkeys: 0,
      factorChanges: 0,
      downloads: [],
    };
  }
  if (state.status !== 'open') return state;
  return (
    match(event)
      .returnType<Account>()
      .with({ type: 'FieldChosen' }, ({ data }) => ({ ...state, field: data.field }))
      .with({ type: 'TimeZoneChanged' }, ({ data }) => ({ ...state, timeZone: data.timeZone }))
      .with({ type: 'ExtraTimeSet' }, ({ data }) => ({ ...state, extraTime: data.factor }))
      .with({ type: 'RoleGranted' }, ({ data }) => ({ ...state, role: data.role }))
      .with({ type: 'AccountSuspended' }, ({ data }) => ({ ...state, suspendedAt: data.at }))
      .with({ type: 'AccountRestored' }, () => ({ ...state, suspendedAt: null }))
      .with({ type: 'EmailVerified' }, { type: 'EmailChanged' }, () => ({
        ...state,
        emailVerified: true,
      }))
      .with({ type: 'GoogleLinked' }, () => ({ ...state, google: true }))
      // A reset by mail unlinks Google as well: whoever had the password may have linked their own.
      .with({ type: 'GoogleUnlinked' }, { type: 'PasswordReset' }, () => ({
        ...state,
        google: false,
      }))
      .with({ type: 'TotpTurnedOn' }, () => changed(state, { totp: true }))
      .with({ type: 'TotpTurnedOff' }, () => changed(state, { totp: false }))
      .with({ type: 'PasskeyAdded' }, () => changed(state, { passkeys: state.passkeys + 1 }))
      .with({ type: 'PasskeyRemoved' }, () =>
        changed(state, { passkeys: Math.max(0, state.passkeys - 1) }),
      )
      .with({ type: 'FactorsRemoved' }, () => changed(state, { totp: false, passkeys: 0 }))
      .with({ type: 'DataDownloaded' }, ({ data }) => ({
        ...state,
        downloads: keptDownloads(state.downloads, data.at),
      }))
      .with({ type: 'AccountErased' }, () => ({ status: 'erased' }))
      .with(
        { type: 'SignedIn' },
        { type: 'NewDeviceSignedIn' },
        { type: 'SignInRefused' },
        { type: 'SignedOut' },
        { type: 'ProfileChanged' },
        { type: 'PasswordChanged' },
        { type: 'AccountReferred' },
        { type: 'EmailChangeAsked' },
        { type: 'RecoveryCodesRenewed' },
        { type: 'RecoveryCodeUsed' },
        () => state,
      )
      .exhaustive()
  );
};
