import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { ownerProof, sessionEntry } from './account.ts';
import { passkeyEntry } from './passkeys.ts';

export const eraseAccountBody = ownerProof.extend({
  /** The username, typed once more. */
  confirmation: line({ min: [1, 'Type your username'], max: 64 }),
});
export type EraseAccountBody = z.infer<typeof eraseAccountBody>;

/** `json`: all events and what is shown from them. `xapi`: what was learned, for a learning record store. */
export const dataFormat = z.enum(['json', 'xapi']);
export type DataFormat = z.infer<typeof dataFormat>;

export const downloadDataBody = ownerProof.extend({ format: dataFormat });
export type DownloadDataBody = z.infer<typeof downloadDataBody>;

/** Of a suspended account, by who has just shown all that a sign-in asks for. */
export const downloadSuspendedBody = downloadDataBody.pick({ format: true });
export const eraseSuspendedBody = eraseAccountBody.pick({ confirmation: true });

export const dataFileFormat = 'boardwell-data/1';

/** At the end of the file: how much of each there is. A file without it was cut off. */
export const dataManifest = z.object({
  complete: z.literal(true),
  events: z.int(),
  /** By the name of the read model. */
  readModels: z.record(z.string(), z.int()),
  sessions: z.int(),
  passkeys: z.int(),
});
export type DataManifest = z.infer<typeof dataManifest>;

const dataEvent = z.object({
  id: z.string(),
  type: z.string(),
  version: z.int(),
  recordedAt: instant,
  /** The account, `system`, or `another-account`. */
  by: z.string(),
  data: z.unknown(),
});

/** What the account is entered with beside its password: no key, secret or code. */
export const dataSignInMethods = z.object({
  passkeys: z.array(passkeyEntry.omit({ id: true })),
  /** Null where no authenticator app is set up. */
  authenticatorApp: z.object({ setUpAt: instant }).nullable(),
  recoveryCodesLeft: z.int(),
});
export type DataSignInMethods = z.infer<typeof dataSignInMethods>;

/** All that is kept of one account. */
export const dataFile = z.object({
  format: z.literal(dataFileFormat),
  accountId: z.string(),
  at: instant,
  notes: z.array(z.string()),
  sessions: z.array(sessionEntry),
  signInMethods: dataSignInMethods,
  events: z.array(dataEvent),
  /** Rows, by the name of their read model. */
  readModels: z.record(z.string(), z.array(z.unknown())),
  manifest: dataManifest,
});
