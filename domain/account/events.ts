import { z } from 'zod';
import { extraTime } from '../contracts/extra-time.ts';
import { fieldCode } from '../contracts/fields.ts';
import { dataFormat } from '../contracts/privacy.ts';
import { defineEvent, type EventOf, type Upcaster } from '../kernel/event-definition.ts';
import { accountId } from '../kernel/ids.ts';
import { instant, timeZone } from '../kernel/time.ts';
import { timeZoneKept } from '../kernel/time-zones.ts';

const about = { accountId, at: instant };

/** Version 1 kept a zone in whatever case, or as an offset, if the machine knew it. */
const withZoneAsKept: Upcaster = (data) => ({
  ...data,
  timeZone: timeZoneKept(String(data['timeZone'])),
});

const accountOpened = defineEvent({
  type: 'AccountOpened',
  version: 2,
  data: z.strictObject({
    ...about,
    email: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    field: fieldCode.nullable(),
    timeZone,
    referralCode: z.string(),
  }),
  personal: ['email', 'username', 'firstName', 'lastName'],
  upcasters: { 1: withZoneAsKept },
});

const signedIn = defineEvent({
  type: 'SignedIn',
  version: 3,
  data: z.strictObject({
    ...about,
    method: z.enum(['password', 'registration', 'google', 'passkey']),
    /** Beside it; absent where nothing else was asked for. */
    shown: z.enum(['totp', 'recovery-code', 'passkey']).optional(),
  }),
  // Version 1 knew no sign-in with Google, and version 2 no second factor.
  upcasters: { 1: (data) => data, 2: (data) => data },
});

/** Who they are at Google is not said: the log holds nothing of it. */
const googleLinked = defineEvent({
  type: 'GoogleLinked',
  data: z.strictObject({ ...about }),
});

const googleUnlinked = defineEvent({
  type: 'GoogleUnlinked',
  data: z.strictObject({ ...about }),
});

const secondFactorEvent = <Type extends string>(type: Type) =>
  defineEvent({ type, data: z.strictObject({ ...about }) });

/** Codes of an authenticator app are asked for from now on; the secret is said nowhere. */
const totpTurnedOn = secondFactorEvent('TotpTurnedOn');
const totpTurnedOff = secondFactorEvent('TotpTurnedOff');
const recoveryCodesRenewed = secondFactorEvent('RecoveryCodesRenewed');
const recoveryCodeUsed = secondFactorEvent('RecoveryCodeUsed');
const passkeyAdded = secondFactorEvent('PasskeyAdded');
const passkeyRemoved = secondFactorEvent('PasskeyRemoved');
/** An operator took the app and all passkeys away from somebody who lost them. */
const factorsRemoved = secondFactorEvent('FactorsRemoved');

/** On a device that the account had not been signed in on. */
const newDeviceSignedIn = defineEvent({
  type: 'NewDeviceSignedIn',
  data: z.strictObject({ ...about, device: z.string() }),
  personal: ['device'],
});

const signInRefused = defineEvent({
  type: 'SignInRefused',
  data: z.strictObject({ ...about }),
});

const signedOut = defineEvent({
  type: 'SignedOut',
  data: z.strictObject({ ...about }),
});

const fieldChosen = defineEvent({
  type: 'FieldChosen',
  data: z.strictObject({ ...about, field: fieldCode }),
});

const profileChanged = defineEvent({
  type: 'ProfileChanged',
  version: 2,
  /** Null for what stays as it is, so that two changes at once both stand. */
  data: z.strictObject({
    ...about,
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
  }),
  personal: ['firstName', 'lastName'],
  // Version 1 always named both.
  upcasters: { 1: (data) => data },
});

const timeZoneChanged = defineEvent({
  type: 'TimeZoneChanged',
  version: 2,
  data: z.strictObject({ ...about, timeZone }),
  upcasters: { 1: withZoneAsKept },
});

/** How much longer the learner's exams are from now on. */
const extraTimeSet = defineEvent({
  type: 'ExtraTimeSet',
  data: z.strictObject({ ...about, factor: extraTime }),
});

const passwordChanged = defineEvent({
  type: 'PasswordChanged',
  data: z.strictObject({ ...about }),
});

/** By a link that was sent to the owner's address. */
const passwordReset = defineEvent({
  type: 'PasswordReset',
  data: z.strictObject({ ...about }),
});

/** Somebody opened the link that was sent there. */
const emailVerified = defineEvent({
  type: 'EmailVerified',
  data: z.strictObject({ ...about }),
});

/** Links were sent: it changes when the one to the new address is opened. */
const emailChangeAsked = defineEvent({
  type: 'EmailChangeAsked',
  data: z.strictObject({ ...about, email: z.string(), oldEmail: z.string() }),
  personal: ['email', 'oldEmail'],
});

/** To an address whose link was opened. */
const emailChanged = defineEvent({
  type: 'EmailChanged',
  data: z.strictObject({ ...about, email: z.string() }),
  personal: ['email'],
});

const roleGranted = defineEvent({
  type: 'RoleGranted',
  personal: ['reason'],
  data: z.strictObject({
    ...about,
    role: z.enum(['learner', 'admin']),
    /** As an admin gave it; none from the command line. */
    reason: z.string().optional(),
  }),
});

/** Nobody comes in under it, and nothing of it is lost, until it is restored. */
const accountSuspended = defineEvent({
  type: 'AccountSuspended',
  personal: ['reason'],
  data: z.strictObject({ ...about, reason: z.string() }),
});

const accountRestored = defineEvent({
  type: 'AccountRestored',
  personal: ['reason'],
  data: z.strictObject({ ...about, reason: z.string() }),
});

/** They signed up with somebody's code. */
const accountReferred = defineEvent({
  type: 'AccountReferred',
  data: z.strictObject({ ...about, referrerId: accountId }),
});

/** They were given all that is kept of them, in a file. */
const dataDownloaded = defineEvent({
  type: 'DataDownloaded',
  data: z.strictObject({ ...about, format: dataFormat }),
});

/** Whoever it was cannot be known any more: what they learned stays, and is nobody's. */
const accountErased = defineEvent({
  type: 'AccountErased',
  data: z.strictObject({ ...about }),
});

export const accountEvents = [
  accountOpened,
  signedIn,
  newDeviceSignedIn,
  signInRefused,
  signedOut,
  fieldChosen,
  profileChanged,
  timeZoneChanged,
  extraTimeSet,
  passwordChanged,
  passwordReset,
  emailVerified,
  emailChangeAsked,
  emailChanged,
  roleGranted,
  accountSuspended,
  accountRestored,
  accountReferred,
  dataDownloaded,
  accountErased,
  googleLinked,
  googleUnlinked,
  totpTurnedOn,
  totpTurnedOff,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  passkeyAdded,
  passkeyRemoved,
  factorsRemoved,
] as const;

export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
