import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { SessionEntry, SubscriptionTier } from '../../domain/contracts/account.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant, instantOf } from '../../domain/kernel/time.ts';
import { tierAt } from '../../domain/subscription/held-plans.ts';
import type { AccountRow } from '../../projectors/accounts/accounts.ts';
import { gathered } from '../server/gathered.ts';
import type { Identity } from './identity-store.ts';
import type { KeptSessions } from './kept-sessions.ts';

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

export type SessionRecord = {
  readonly token_hash: Buffer;
  readonly id: string;
  readonly account_id: AccountId;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly account: AccountRow | null;
};

/** 64 hexadecimal digits. */
const hashOf = (token: string): string => hash('sha256', token, 'hex');

/** The last sight that still keeps a session alive. */
const seenSince = (now: Instant): Instant => instantOf(epochMs(now) - idleMs);

const findMany = {
  name: 'sessions-by-token',
  text: `select s.token_hash, s.id, s.account_id, s.last_seen_at, s.expires_at, a.data as account
         from auth.session s left join read.account a on a.key = s.account_id
         where s.token_hash = any($1)`,
};

const markOne = `update auth.session set last_seen_at = $2 where token_hash = decode($1, 'hex')`;
const endOne = `
  delete from auth.session where token_hash = decode($1, 'hex') returning account_id`;

const markNew = `update auth.session set is_new_device = true where token_hash = decode($1, 'hex')`;

/** The lock waits for a change of the password that is under way, and then looks at it anew. */
const openOne = `
  insert into auth.session (token_hash, id, account_id, device, created_at, last_seen_at, expires_at)
  select decode($1, 'hex'), $2, account_id, $5, $6, $6, $7 from auth.identity
  where account_id = $3 and password_hash is not distinct from $4
  for share`;

const findAlive = {
  name: 'sessions-alive',
  text: `select id from auth.session
         where id = any($1::uuid[]) and expires_at > $2 and last_seen_at >= $3`,
};

/** Proof that it is still the owner who sits there is good for so long, and for one use. */
const confirmedForMs = 10 * 60_000;

const useConfirmation = `
  update auth.session set confirmed_at = null
  where id = $1 and confirmed_at > $2 and confirmed_at <= $3`;

const listAlive = `
  select id, device, is_new_device, created_at, last_seen_at from auth.session
  where account_id = $1 and expires_at > $2 and last_seen_at >= $3
  order by last_seen_at desc, id`;

type Listed = {
  readonly id: string;
  readonly device: string;
  readonly is_new_device: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date;
};

const listed = async (pool: Pool, session: Session, now: Instant): Promise<SessionEntry[]> => {
  const { rows } = await pool.query<Listed>(listAlive, [session.accountId, now, seenSince(now)]);
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
    const values = [hashes.map((hash) => Buffer.from(hash, 'hex'))];
    const { rows } = await pool.query<SessionRecord>({ ...findMany, values });
    return new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  });

  const read = async (tokenHash: string): Promise<SessionRecord | undefined> => {
    const readAt = performance.now();
    const record = await byHash.load(tokenHash);
    if (record) kept.keep(tokenHash, record, readAt);
    return record;
  };
  const markSeen = (tokenHash: string, now: Instant): Promise<unknown> => {
    kept.forget(tokenHash);
    return pool.query(markOne, [tokenHash, now]);
  };
  const standing = async (
    tokenHash: string,
    record: SessionRecord | undefined,
    now: Instant,
  ): Promise<Session | undefined> => {
    if (!record) return undefined;
    const nowMs = epochMs(now);
    const unseenMs = nowMs - record.last_seen_at.getTime();
    const expired = record.expires_at.getTime() <= nowMs;
    if (expired || unseenMs > idleMs) return undefined;
    if (unseenMs > seenEveryMs) await markSeen(tokenHash, now);
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
      const values = [hashOf(token), randomUUID(), accountId, passwordHash, device, now, expires];
      const { rowCount } = await pool.query(openOne, values);
      return rowCount === 1 ? token : undefined;
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
      const values = [sessionIds, now, seenSince(now)];
      const { rows } = await pool.query<{ id: string }>({ ...findAlive, values });
      return new Set(rows.map(({ id }) => id));
    },

    /** The owner has just shown again, elsewhere than here, who they are. */
    confirm: async (sessionId: string, now: Instant): Promise<void> => {
      await pool.query('update auth.session set confirmed_at = $2 where id = $1', [sessionId, now]);
    },

    /** Whether they did lately; it counts once. */
    takeConfirmation: async (sessionId: string, now: Instant): Promise<boolean> => {
      const since = instantOf(epochMs(now) - confirmedForMs);
      return (await pool.query(useConfirmation, [sessionId, since, now])).rowCount === 1;
    },

    end: async (sessionId: string, accountId: AccountId): Promise<boolean> => {
      const { rowCount } = await pool.query(
        'delete from auth.session where id = $1 and account_id = $2',
        [sessionId, accountId],
      );
      if (rowCount === 1) ended(accountId);
      return rowCount === 1;
    },

    /** All but this one. */
    endOthers: async ({ id, accountId }: Pick<Session, 'id' | 'accountId'>): Promise<void> => {
      const { rowCount } = await pool.query(
        'delete from auth.session where account_id = $1 and id <> $2',
        [accountId, id],
      );
      if (rowCount !== 0) ended(accountId);
    },

    /** On a device that nobody of the account had signed in from before. */
    markNewDevice: async (token: string): Promise<void> => {
      await pool.query(markNew, [hashOf(token)]);
    },

    /** Whoever's it was: a browser that signs in anew holds one session, not two. */
    endToken: async (token: string): Promise<void> => {
      const { rows } = await pool.query<{ account_id: AccountId }>(endOne, [hashOf(token)]);
      for (const { account_id } of rows) ended(account_id);
    },

    list: (session: Session, now: Instant): Promise<SessionEntry[]> => listed(pool, session, now),

    forgetExpired: async (now: Instant): Promise<void> => {
      await pool.query('delete from auth.session where expires_at <= $1 or last_seen_at < $2', [
        now,
        seenSince(now),
      ]);
    },
  };
};
export type SessionStore = ReturnType<typeof sessionStore>;
