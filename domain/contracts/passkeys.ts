import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { ownerProof } from './account.ts';

/** One account has so many at the most. */
export const mostPasskeys = 20;

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]*$/, 'Use what the browser answered');

const transports = z
  .array(
    z
      .string()
      .max(20)
      .regex(/^[a-z-]+$/),
  )
  .max(10);

/** What every answer of an authenticator says; what else a browser adds is not read. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
};

/** What the browser is asked for, by WebAuthn. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const newPasskeyBody = z.strictObject({
  name: line({ min: [1, 'Name this passkey'], max: 60 }),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(16_000),
      transports: transports.optional(),
    }),
  }),
});
export type NewPasskeyBody = z.infer<typeof newPasskeyBody>;

export const passkeySignInBody = z.strictObject({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200).optional(),
    }),
  }),
});
export type PasskeySignInBody = z.infer<typeof passkeySignInBody>;

export const removePasskeyBody = ownerProof.extend({ id: z.uuid('Name one of your passkeys') });
export type RemovePasskeyBody = z.infer<typeof removePasskeyBody>;

/** Added; with the recovery codes where it is the first second factor, shown once. */
export const addedPasskey = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const passkeyEntry = z.object({
  id: z.string(),
  name: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type PasskeyEntry = z.infer<typeof passkeyEntry>;
