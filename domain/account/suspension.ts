import { accepted, type Result, refused } from '../kernel/result.ts';
import type { About } from './about.ts';
import type { OpenAccount } from './account-state.ts';
import type { AccountEvent } from './events.ts';

export type SuspensionCommand =
  | { readonly type: 'SuspendAccount'; readonly reason: string }
  | { readonly type: 'RestoreAccount'; readonly reason: string };

export type SuspensionRefusal = { readonly code: 'AccountSuspended' };

/**
 * What still happens to a suspended account: what operators do, what a link in a mail had begun, and
 * what nobody may be kept from, their data and its erasure.
 */
const stillDone: ReadonlySet<string> = new Set([
  ...(['SuspendAccount', 'RestoreAccount', 'GrantRole', 'RemoveFactors'] as const),
  ...(['SignOut', 'ResetPassword', 'VerifyEmail', 'ChangeEmail'] as const),
  ...(['DownloadData', 'EraseAccount'] as const),
]);

/** Undefined where the suspension, if there is one, does not stand in the way. */
export const refusedWhileSuspended = (
  { type }: { readonly type: string },
  { suspendedAt }: OpenAccount,
): Result<never, SuspensionRefusal> | undefined =>
  suspendedAt !== null && !stillDone.has(type) ? refused({ code: 'AccountSuspended' }) : undefined;

/** Suspending or restoring what is so already changes nothing. */
export const suspensionEvents = (
  { type, reason, accountId, at }: SuspensionCommand & About,
  { suspendedAt }: OpenAccount,
): Result<readonly AccountEvent[], never> => {
  const data = { accountId, at, reason };
  if (type === 'SuspendAccount') {
    return accepted(suspendedAt === null ? [{ type: 'AccountSuspended', data }] : []);
  }
  return accepted(suspendedAt === null ? [] : [{ type: 'AccountRestored', data }]);
};
