import {
  type AdminUser,
  type AdminUserDetail,
  mostUsersCounted,
  type UserPage,
} from '../../../domain/contracts/admin.ts';
import { roundedMean } from '../../../domain/kernel/percent.ts';
import { dayIn, type Instant } from '../../../domain/kernel/time.ts';
import { streakOn } from '../../../domain/progress/streak.ts';
import { extendedAt, paidAt, tierAt, trialAt } from '../../../domain/subscription/held-plans.ts';
import type { UserRow } from '../queries/admin-reads.ts';

/** "m…@example.org": enough to tell two apart, not to write to. */
const shortened = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${email.charAt(0)}…${email.slice(at)}`;
};

const averageOf = (progress: UserRow['progress']): number | null => {
  const last = progress?.lastScores ?? [];
  if (last.length === 0) return null;
  return roundedMean(
    last.reduce((sum, { score }) => sum + score, 0),
    last.length,
  );
};

const presentUser = ({ account, progress, username, email }: UserRow, now: Instant): AdminUser => ({
  accountId: account.accountId,
  username,
  email: shortened(email),
  healthcareField: account.field,
  role: account.role,
  subscriptionTier: tierAt(account.plans, now),
  isTrial: trialAt(account.plans, now) !== null && !paidAt(account.plans, now),
  isTester: account.testMode,
  suspendedAt: account.suspendedAt,
  quizzesTaken: progress?.quizzesTaken ?? 0,
  averageScore: averageOf(progress),
  createdAt: account.createdAt,
});

type Page = {
  readonly rows: readonly UserRow[];
  readonly hasMore: boolean;
  readonly total: number;
};
type PageRequest = {
  readonly now: Instant;
  readonly isBackward: boolean;
  readonly isFirst: boolean;
};

/** Whoever came from another page can go back to it. */
export const presentPage = (
  { rows, hasMore, total }: Page,
  { now, isBackward, isFirst }: PageRequest,
): UserPage => {
  const ids = rows.map(({ account }) => account.accountId);
  const hasNext = isBackward || hasMore;
  const hasPrevious = isBackward ? hasMore : !isFirst;
  return {
    users: rows.map((row) => presentUser(row, now)),
    total: Math.min(total, mostUsersCounted),
    isMore: total > mostUsersCounted,
    next: hasNext ? (ids.at(-1) ?? null) : null,
    previous: hasPrevious ? (ids[0] ?? null) : null,
  };
};

type Detailed = UserRow & { readonly aiRequests: number | null };

export const presentUserDetail = (row: Detailed, now: Instant): AdminUserDetail => {
  const { account, progress, aiRequests } = row;
  return {
    ...presentUser(row, now),
    emailVerified: account.emailVerified,
    timeZone: account.timeZone,
    extraTime: account.extraTime,
    dailyStreak: streakOn(progress?.streak, dayIn(account.timeZone, now)),
    highestStreak: progress?.streak?.best ?? 0,
    examsTaken: progress?.examsTaken ?? 0,
    granted: account.plans.granted,
    extendedUntil: extendedAt(account.plans, now)?.until ?? null,
    trialEndsAt: account.plans.trial?.endsAt ?? null,
    paidUntil: paidAt(account.plans, now)?.paidUntil ?? null,
    seats: account.plans.seats.length,
    aiRequests: aiRequests ?? 0,
  };
};
