import { z } from 'zod';
import { instant } from '../kernel/time.ts';
import { changePasswordBody, loginBody, registerBody } from './account.ts';

/** How a journey to Google ended, as the address of the page after it says. */
export const googleOutcome = z.enum([
  ...(['again', 'away', 'cancelled', 'unverified', 'new', 'link'] as const),
  ...(['linked', 'taken', 'confirmed', 'other'] as const),
]);
export type GoogleOutcome = z.infer<typeof googleOutcome>;

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
export type OwnPasswordBody = z.infer<typeof ownPasswordBody>;

export const firstPasswordBody = changePasswordBody.pick({ newPassword: true });
export type FirstPasswordBody = z.infer<typeof firstPasswordBody>;

/** Where the browser goes next. */
export const googleAddress = z.object({ url: z.string() });

/** What the account can be entered with. */
export const signInMethods = z.object({
  password: z.boolean(),
  google: z.object({ available: z.boolean(), linkedAt: instant.nullable() }),
});
export type SignInMethods = z.infer<typeof signInMethods>;
