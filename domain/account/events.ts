import { z } from 'zod';
import { fieldCode } from '../contracts/fields.ts';
import { defineEvent, type EventOf } from '../events/definition.ts';
import { accountId } from '../kernel/ids.ts';
import { instant, timeZone } from '../kernel/time.ts';

const about = { accountId, at: instant };

export const accountOpened = defineEvent({
  type: 'AccountOpened',
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
});

export const signedIn = defineEvent({
  type: 'SignedIn',
  data: z.strictObject({ ...about, method: z.enum(['password', 'registration']) }),
});

export const signInRefused = defineEvent({
  type: 'SignInRefused',
  data: z.strictObject({ ...about }),
});

export const signedOut = defineEvent({
  type: 'SignedOut',
  data: z.strictObject({ ...about }),
});

export const fieldChosen = defineEvent({
  type: 'FieldChosen',
  data: z.strictObject({ ...about, field: fieldCode }),
});

export const profileChanged = defineEvent({
  type: 'ProfileChanged',
  data: z.strictObject({ ...about, firstName: z.string(), lastName: z.string() }),
  personal: ['firstName', 'lastName'],
});

export const timeZoneChanged = defineEvent({
  type: 'TimeZoneChanged',
  data: z.strictObject({ ...about, timeZone }),
});

export const passwordChanged = defineEvent({
  type: 'PasswordChanged',
  data: z.strictObject({ ...about }),
});

export const roleGranted = defineEvent({
  type: 'RoleGranted',
  data: z.strictObject({ ...about, role: z.enum(['learner', 'admin']) }),
});

export const accountEvents = [
  accountOpened,
  signedIn,
  signInRefused,
  signedOut,
  fieldChosen,
  profileChanged,
  timeZoneChanged,
  passwordChanged,
  roleGranted,
] as const;

export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
