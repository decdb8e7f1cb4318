import type { AccountEvent } from '../../../../domain/account/events.ts';
import type { SubscriptionEvent } from '../../../../domain/subscription/events.ts';
import { dollars, type SentencesOf, said, several, shortId } from './sentence.ts';

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

export const accountSentences: SentencesOf<AccountEvent['type']> = {
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
};

const causes = { start: 'first', renewal: 'renewal', change: 'change of plan' } as const;

export const subscriptionSentences: SentencesOf<SubscriptionEvent['type']> = {
  PlanGranted: ({ tier }) => said('granted', `the ${tier} plan`),
  PlanExtended: ({ days, until }) =>
    said('extended', `Pro by ${several(days, 'day')}`, `until ${until.slice(0, 10)}`),
  TrialStarted: ({ plan, endsAt }) =>
    said('started', `a trial of ${plan} Pro`, `until ${endsAt.slice(0, 10)}`),
  CheckoutStarted: ({ plan }) => said('started', 'a checkout', `${plan} Pro`),
  SubscriptionReported: ({ report: { plan, status, cancelsAtEnd } }) =>
    said(
      'reported',
      `a subscription to ${plan} Pro`,
      cancelsAtEnd ? `${status}, not renewed` : status,
    ),
  InvoiceReported: ({ report: { number, status, amountCents, refundedCents, cause } }) =>
    said(
      'reported',
      `invoice ${number}`,
      `${dollars(amountCents)}, ${causes[cause]}, ${status}${refundedCents > 0 ? `, ${dollars(refundedCents)} refunded` : ''}`,
    ),
  RefundAsked: ({ invoiceId, cancels }) =>
    said('refunded', `invoice ${invoiceId}`, cancels ? 'and does not renew it' : null),
  CreditBooked: ({ cents }) => said(cents < 0 ? 'took back' : 'booked', 'a credit', dollars(cents)),
};
