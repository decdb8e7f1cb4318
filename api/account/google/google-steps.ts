import { z } from 'zod';
import { accountId } from '../../../domain/kernel/ids.ts';
import type { StepKind } from '../step-store.ts';

const begun = z.object({
  nonce: z.string(),
  verifier: z.string(),
  /** What it is for; the last two are for the session that asked, and for no other. */
  purpose: z.discriminatedUnion('for', [
    z.object({ for: z.literal('sign-in') }),
    z.object({
      for: z.literal('link'),
      accountId,
      sessionId: z.string(),
      passwordHash: z.string().nullable(),
    }),
    z.object({ for: z.literal('confirm'), accountId, sessionId: z.string() }),
  ]),
});
export type GoogleRequest = z.infer<typeof begun>;
export type Purpose = GoogleRequest['purpose'];

/** The browser is at Google. Told apart by the state that Google hands back. */
export const begunStep: StepKind<GoogleRequest> = { name: 'google-begun', data: begun };

const arrived = z.object({
  subjectHash: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Whose e-mail it is; null where it is nobody's yet. */
  accountId: accountId.nullable(),
});
export type GoogleVisitor = z.infer<typeof arrived>;

/** Google has said who it is, and the person has yet to say what they want. */
export const arrivedStep: StepKind<GoogleVisitor> = { name: 'google-arrived', data: arrived };
