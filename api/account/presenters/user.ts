import type { User } from '../../../domain/contracts/account.ts';
import { mended } from '../../../domain/kernel/text.ts';
import { dayIn, type Instant } from '../../../domain/kernel/time.ts';
import type { Vault } from '../../../domain/ports/vault.ts';
import { streakOn } from '../../../domain/progress/streak.ts';
import { tierAt } from '../../../domain/subscription/held-plans.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';
import type { ProgressRow } from '../../../projectors/progress/progress.ts';

type UserFacts = {
  readonly account: AccountRow;
  readonly progress: ProgressRow | undefined;
  readonly now: Instant;
};

/** The account with its personal values opened; null where the person was forgotten. */
export const presentUser = async (
  vault: Pick<Vault, 'open'>,
  { account, progress, now }: UserFacts,
): Promise<User> => {
  const open = async (sealed: string) => {
    const clear = await vault.open(account.accountId, sealed);
    return clear && mended(clear);
  };
  const [username, email, firstName, lastName] = await Promise.all([
    open(account.username),
    open(account.email),
    open(account.firstName),
    open(account.lastName),
  ]);
  const today = dayIn(account.timeZone, now);
  return {
    id: account.accountId,
    username,
    email,
    firstName,
    lastName,
    healthcareField: account.field,
    subscriptionTier: tierAt(account.plans, now),
    isAdmin: account.role === 'admin',
    dailyStreak: streakOn(progress?.streak, today),
    highestStreak: progress?.streak?.best ?? 0,
    referralCode: account.referralCode,
    profileImageUrl: null,
    timeZone: account.timeZone,
    today,
    createdAt: account.createdAt,
    extraTime: account.extraTime,
  };
};
