import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { RowOf } from '../../database/statement.ts';
import type { SessionEntry, SubscriptionTier } from '../../domain/contracts/account.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant, instantOf } from '../../domain/kernel/time.ts';
import { tierAt } from '../../domain/subscription/held-plans.ts';
import type { AccountRow } from '../../projectors/accounts/accounts.ts';
import { gathered } from '../server/gathered.ts';
import type { Identity } from './identity-store.ts';
import type { KeptSessions } from './kept-sessions.ts';
import {
  confirm,
  endAll,
  endOne,
  endOthers,
  endToken,
  findAlive,
  findMany,
  forgetExpired,
  listAlive,
  markNew,
  markSeen,
  openOne,
  useConfirmation,
} from './session-rows.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Unused for so long, or this old in any case, a session ends. */
const idleMs = 7 * dayMs;
const absoluteMs = 30 * dayMs;
/** Being seen is written down no oftener than this: it is no event and costs a write. */
const seenEveryMs = 5 * 60_000;

export type Session = {
  readonly id: string;
  readonly accountId: AccountId;
  /** However much it is used. */
  readonly expiresAt: Instant;
  /** Absent for the moment between opening an account and its first read model row. */
  readonly account: (AccountRow & { readonly tier: SubscriptionTier }) | undefined;
};

export type SessionRecord = RowOf<typeof findMany>;

/** 64 hexadecimal digits. */
const hashOf = (token: string): string => hash('sha256', token, 'hex');

/** The last sight that still keeps a session alive. */
const seenSince = (now: Instant): Instant => instantOf(epochMs(now) - idleMs);

/** Proof that it is still the owner who sits there is good for so long, and for one use. */
const confirmedForMs = 10 * 60_000;

const listed = async (
  pool: Pool,
  session: Pick<Session, 'id' | 'accountId'>,
  now: Instant,
): Promise<SessionEntry[]> => {
  const { accountId } = session;
  const rows = await listAlive.rows(pool, { accountId, now, seenSince: seenSince(now) });
  return rows.map((row) => ({
    id: row.id,
    current: row.id === session.id,
    device: row.device,
    newDevice: row.is_new_device,
    createdAt: instantOf(row.created_at.getTime()),
    lastSeenAt: instantOf(row.last_seen_at.getTime()),
  }));
};

const nobodyIsTold = (): void => undefined;
const nothingKept: KeptSessions<SessionRecord> = {
  recall: () => undefined,
  keep: () => undefined,
  forget: () => undefined,
};

/** Finds sessions by their tokens, and notes that they were seen. */
const lookUp = (pool: Pool, kept: KeptSessions<SessionRecord>) => {
  const byHash = gathered<SessionRecord>(async (hashes) => {
    const tokenHashes = hashes.map((hash) => Buffer.from(hash, 'hex'));
    const rows = await findMany.rows(pool, { tokenHashes });
    return new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  });

  const read = async (tokenHash: string): Promise<SessionRecord | undefined> => {
    const readAt = performance.now();
    const record = await byHash.load(tokenHash);
    if (record) kept.keep(tokenHash, record, readAt);
    return record;
  };
  const noteSeen = (tokenHash: string, now: Instant): Promise<unknown> => {
    kept.forget(tokenHash);
    return markSeen.rows(pool, { tokenHash, now });
  };
  const standing = async (
    tokenHash: string,
    record: SessionRecord | undefined,
    now: Instant,
  ): Promise<Session | undefined> => {
    if (!record || record.account?.suspendedAt) return undefined;
    const nowMs = epochMs(now);
    const unseenMs = nowMs - record.last_seen_at.getTime();
    const expired = record.expires_at.getTime() <= nowMs;
    if (expired || unseenMs > idleMs) return undefined;
    if (unseenMs > seenEveryMs) await noteSeen(tokenHash, now);
    return {
      id: record.id,
      accountId: record.account_id,
      expiresAt: instantOf(record.expires_at.getTime()),
      account: record.account
        ? { ...record.account, tier: tierAt(record.account.plans, now) }
        : undefined,
    };
  };
  return { read, standing };
};

/** Sessions are no history: tokens are kept as hashes, in an ordinary table. */
export const sessionStore = (
  pool: Pool,
  ended: (account: AccountId) => void = nobodyIsTold,
  kept = nothingKept,
) => {
  const { read, standing } = lookUp(pool, kept);
  return {
    /**
     * A new session; the token is told once and kept nowhere. 256 bits. Undefined when the password
     * that was verified is no longer the account's.
     */
    open: async (
      { accountId, passwordHash }: Identity,
      device: string,
      now: Instant,
    ): Promise<string | undefined> => {
      const token = randomBytes(32).toString('base64url');
      const expires = instantOf(epochMs(now) + absoluteMs);
      const opened = await openOne.count(pool, {
        tokenHash: hashOf(token),
        id: randomUUID(),
        accountId,
        passwordHash,
        device,
        now,
        expires,
      });
      return opened === 1 ? token : undefined;
    },

    /** With the account as its read model has it now. */
    find: async (token: string, now: Instant): Promise<Session | undefined> => {
      const tokenHash = hashOf(token);
      return standing(tokenHash, await read(tokenHash), now);
    },

    /** Whose it is, for which no look is needed while it is known; of the account nothing. */
    findOwner: async (token: string, now: Instant): Promise<Session | undefined> => {
      const tokenHash = hashOf(token);
      const record = kept.recall(tokenHash) ?? (await read(tokenHash));
      const session = await standing(tokenHash, record, now);
      // It might be older than what the client wrote: nobody is to rely on it.
      return session && { ...session, account: undefined };
    },

    /** Which of these are still good; looking does not count as being used. */
    alive: async (sessionIds: readonly string[], now: Instant): Promise<ReadonlySet<string>> => {
      const rows = await findAlive.rows(pool, { ids: sessionIds, now, seenSince: seenSince(now) });
      return new Set(rows.map(({ id }) => id));
    },

    /** The owner has just shown again, elsewhere than here, who they are. */
    confirm: async (sessionId: string, now: Instant): Promise<void> => {
      await confirm.rows(pool, { id: sessionId, now });
    },

    /** Whether they did lately; it counts once. */
    takeConfirmation: async (sessionId: string, now: Instant): Promise<boolean> => {
      const since = instantOf(epochMs(now) - confirmedForMs);
      return (await useConfirmation.count(pool, { id: sessionId, since, now })) === 1;
    },

    end: async (sessionId: string, accountId: AccountId): Promise<boolean> => {
      const isEnded = (await endOne.count(pool, { id: sessionId, accountId })) === 1;
      if (isEnded) ended(accountId);
      return isEnded;
    },

    /** All but this one. */
    endOthers: async ({ id, accountId }: Pick<Session, 'id' | 'accountId'>): Promise<void> => {
      if ((await endOthers.count(pool, { id, accountId })) > 0) ended(accountId);
    },

    /** On every device, and the streams of every open page. */
    endAll: async (accountId: AccountId): Promise<void> => {
      if ((await endAll.count(pool, { accountId })) > 0) ended(accountId);
    },

    /** On a device that nobody of the account had signed in from before. */
    markNewDevice: async (token: string): Promise<void> => {
      await markNew.rows(pool, { tokenHash: hashOf(token) });
    },

    /** Whoever's it was: a browser that signs in anew holds one session, not two. */
    endToken: async (token: string): Promise<void> => {
      const rows = await endToken.rows(pool, { tokenHash: hashOf(token) });
      for (const { account_id } of rows) ended(account_id);
    },

    list: (session: Pick<Session, 'id' | 'accountId'>, now: Instant): Promise<SessionEntry[]> =>
      listed(pool, session, now),

    forgetExpired: async (now: Instant): Promise<void> => {
      await forgetExpired.rows(pool, { now, seenSince: seenSince(now) });
    },
  };
};
export type SessionStore = ReturnType<typeof sessionStore>;
