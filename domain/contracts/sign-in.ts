import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { changePasswordBody, loginBody, registerBody } from './account.ts';
import { passkeyEntry } from './passkeys.ts';

/** Who came from Google and is not signed in yet. */
export const googleArrival = z.object({
  /** `link` where an account has this e-mail: its password is asked. */
  kind: z.enum(['new', 'link']),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type GoogleArrival = z.infer<typeof googleArrival>;

/** A registration without what Google said: the e-mail, and no password. */
export const googleAccountBody = registerBody.omit({ email: true, password: true });
export type GoogleAccountBody = z.infer<typeof googleAccountBody>;

export const googleLinkBody = loginBody.pick({ password: true });
export type GoogleLinkBody = z.infer<typeof googleLinkBody>;

export const ownPasswordBody = changePasswordBody.pick({ currentPassword: true });

export const firstPasswordBody = changePasswordBody.pick({ newPassword: true });
export type FirstPasswordBody = z.infer<typeof firstPasswordBody>;

/** Where the browser goes next. */
export const googleAddress = z.object({ url: z.url() });

/** What the account can be entered with. */
export const signInMethods = z.object({
  password: z.boolean(),
  google: z.object({ available: z.boolean(), linkedAt: instant.nullable() }),
  /** An authenticator app, since when; null where none is set up. */
  totp: z.object({ since: instant.nullable() }),
  /** Not available where the installation is known by an address of numbers. */
  passkeys: z.object({ available: z.boolean(), list: z.array(passkeyEntry) }),
  /** How many are left. */
  recoveryCodes: z.int(),
  /** An administrator can do nothing else before one of the two is set up. */
  mustSetUp: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

/** A code of an authenticator app, or a recovery code. */
export const codeBody = z.strictObject({ code: line({ min: [1, 'Enter the code'], max: 64 }) });
export type CodeBody = z.infer<typeof codeBody>;

/** What an authenticator app is told, by QR code or by hand; it is shown once. */
export const totpEnrollment = z.object({ secret: z.string(), address: z.string() });
export type TotpEnrollment = z.infer<typeof totpEnrollment>;

/** Shown once; only digests of them are kept. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

/** What is still asked for of who is half signed in. */
export const secondStep = z.object({ totp: z.boolean(), passkey: z.boolean() });
export type SecondStep = z.infer<typeof secondStep>;
