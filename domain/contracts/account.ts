import { z } from 'zod';
import { accountId } from '../kernel/ids.ts';
import { paidPlan } from '../kernel/plans.ts';
import { line, name, secret, typedSecret } from '../kernel/text.ts';
import { calendarDay, instant, timeZone } from '../kernel/time.ts';
import { extraTime } from './extra-time.ts';
import { fieldCode } from './fields.ts';
import { referralCode } from './referral.ts';

export const passwordLength = { min: 10, max: 128 } as const;

const personName = name({ min: [1, 'Enter a name'], max: 80 });

const password = secret({
  min: [passwordLength.min, `Use at least ${passwordLength.min} characters`],
  max: passwordLength.max,
});

const username = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{3,32}$/, 'Use 3 to 32 letters, digits, dots, hyphens or underscores');

const email = z.email('Enter an email address such as name@example.com').max(254);

export const registerBody = z.strictObject({
  email,
  username,
  password,
  firstName: personName,
  lastName: personName,
  healthcareField: fieldCode,
  /** Taken from the browser. */
  timeZone: timeZone.optional(),
  /** Minutes ahead of UTC: decides where the zone is absent or newer than our list; UTC without it. */
  utcOffset: z.int().min(-840).max(840).optional(),
  /** Of whoever invited them; one that is nobody's changes nothing. */
  referralCode: referralCode.optional(),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const loginBody = z.strictObject({
  emailOrUsername: line({ min: [1, 'Enter your email or username'], max: 254 }),
  password: typedSecret({ min: [1, 'Enter your password'], max: passwordLength.max }),
  /** Asked of testers on the sign-in page; an ordinary sign-in never changes the field. */
  healthcareField: fieldCode.optional(),
});
export type LoginBody = z.infer<typeof loginBody>;

export const updateUserBody = z
  .strictObject({
    healthcareField: fieldCode.optional(),
    firstName: personName.optional(),
    lastName: personName.optional(),
    timeZone: timeZone.optional(),
    extraTime: extraTime.optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: 'Name at least one of healthcareField, firstName, lastName, timeZone, extraTime',
  });
export type UpdateUserBody = z.infer<typeof updateUserBody>;

const currentPassword = typedSecret({
  min: [1, 'Enter your current password'],
  max: passwordLength.max,
});

/** That it is the owner who asks; left out where they have no password, and Google confirmed it. */
export const ownerProof = z.strictObject({ currentPassword: currentPassword.optional() });
export type OwnerProof = z.infer<typeof ownerProof>;

export const changePasswordBody = z.strictObject({
  currentPassword,
  newPassword: password,
});
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const forgotPasswordBody = z.strictObject({
  emailOrUsername: line({ min: [1, 'Enter your email or username'], max: 254 }),
});
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;

/** The secret of a link in a mail. */
const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Open the link in the mail again');

export const resetPasswordBody = z.strictObject({ token: linkToken, newPassword: password });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

export const confirmEmailBody = z.strictObject({ token: linkToken });
export type ConfirmEmailBody = z.infer<typeof confirmEmailBody>;

export const changeEmailBody = ownerProof.extend({ newEmail: email });
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;

/** The address of an account, and whether somebody opened a link that was sent there. */
export const emailStanding = z.object({
  email: z.string().nullable(),
  verified: z.boolean(),
  /** False where this installation sends no mail. */
  canSend: z.boolean(),
});
export type EmailStanding = z.infer<typeof emailStanding>;

/** `free`, or a paid tier: whatever is not free counts as Pro. */
export const subscriptionTier = z.enum(['free', ...paidPlan.options]);
export type SubscriptionTier = z.infer<typeof subscriptionTier>;
export const isPro = (tier: SubscriptionTier): boolean => tier !== 'free';

/** A personal value whose key was destroyed reads as null. */
export const user = z.object({
  id: accountId,
  username: z.string().nullable(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  healthcareField: fieldCode.nullable(),
  subscriptionTier,
  isAdmin: z.boolean(),
  dailyStreak: z.int(),
  highestStreak: z.int(),
  referralCode: z.string(),
  profileImageUrl: z.string().nullable(),
  timeZone,
  /** The learner's calendar day now. */
  today: calendarDay,
  createdAt: instant,
  extraTime,
});
export type User = z.infer<typeof user>;

export const sessionEntry = z.object({
  /** Public name of the session; never its token. */
  id: z.string(),
  current: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  device: z.string(),
  /** Nobody of the account had signed in there before. */
  newDevice: z.boolean(),
});
export const sessionList = z.array(sessionEntry);
export type SessionEntry = z.infer<typeof sessionEntry>;
