import type { AccountEvent } from '../../domain/account/events.ts';
import { type AuditWords, type EventTypesOf, said, shortId } from '../audit/sentences/sentence.ts';

const methods = {
  password: 'with a password',
  registration: 'by signing up',
  google: 'with Google',
  passkey: 'with a passkey',
} as const;

const shown = {
  totp: 'and a code of the app',
  'recovery-code': 'and a recovery code',
  passkey: 'and a passkey',
} as const;

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly account: AccountEvent['type'];
  }
}

/** What the audit says of its events. */
export const accountAudit: AuditWords<EventTypesOf['account']> = {
  sentences: {
    AccountOpened: ({ field }) => said('opened', 'an account', field),
    SignedIn: ({ method, shown: beside }) =>
      said('signed in', methods[method], beside ? shown[beside] : null),
    NewDeviceSignedIn: () => said('signed in', 'on a device that is new to the account'),
    SignInRefused: () => said('was refused', 'a sign-in'),
    SignedOut: () => said('signed', 'out'),
    FieldChosen: ({ field }) => said('chose', `the field ${field}`),
    ProfileChanged: () => said('changed', 'their name'),
    TimeZoneChanged: ({ timeZone }) => said('moved to', `the time zone ${timeZone}`),
    ExtraTimeSet: ({ factor }) => said('set', `the time of exams to ${factor} times`),
    PasswordChanged: () => said('changed', 'their password'),
    PasswordReset: () => said('reset', 'their password', 'by a link in a mail'),
    EmailVerified: () => said('verified', 'their email address'),
    EmailChangeAsked: () => said('asked to change', 'their email address'),
    EmailChanged: () => said('changed', 'their email address'),
    RoleGranted: ({ role }) => said('granted', `the ${role} role`),
    AccountSuspended: () => said('suspended', 'the account', 'nobody can sign in to it'),
    AccountRestored: () => said('restored', 'the account', 'its owner can sign in again'),
    AccountReferred: ({ referrerId }) =>
      said('joined', 'by a referral code', `of ${shortId(referrerId)}`),
    DataDownloaded: ({ format }) => said('downloaded', 'all that is kept of them', format),
    AccountErased: () => said('was forgotten', 'at their request', 'the key is destroyed'),
    GoogleLinked: () => said('linked', 'a Google account'),
    GoogleUnlinked: () => said('unlinked', 'their Google account'),
    TotpTurnedOn: () => said('turned on', 'an authenticator app'),
    TotpTurnedOff: () => said('turned off', 'the authenticator app'),
    RecoveryCodesRenewed: () => said('renewed', 'their recovery codes'),
    RecoveryCodeUsed: () => said('used', 'a recovery code'),
    PasskeyAdded: () => said('added', 'a passkey'),
    PasskeyRemoved: () => said('removed', 'a passkey'),
    FactorsRemoved: () => said('removed', 'every second factor'),
  },
  notable: [
    'SignInRefused',
    'FactorsRemoved',
    'RecoveryCodeUsed',
    'RoleGranted',
    'AccountSuspended',
    'AccountRestored',
  ],
};
