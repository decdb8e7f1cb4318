import { DatabaseError, type Pool } from 'pg';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Identity } from '../account/identity-store.ts';

export type BegunErasure = { readonly accountId: AccountId; readonly correlationId: string };

const underWay = {
  name: 'erasures-under-way',
  text: `select account_id as "accountId", correlation_id as "correlationId"
         from auth.erasure e
         where done_at is null and not exists (
           select from projector.parked p
           where p.reaction = 'erase-accounts' and p.key = e.account_id)
         order by asked_at limit $1`,
};

const deadlockDetected = '40P01';
const mostTries = 3;

/**
 * An erasure empties many tables in one transaction and may wait for another that waits for it.
 * Postgres then ends one of the two, of which nothing stands: it is tried again.
 */
const despiteDeadlocks = async <T>(run: () => Promise<T>, tries = mostTries): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    const isDeadlock = error instanceof DatabaseError && error.code === deadlockDetected;
    if (!isDeadlock || tries === 1) throw error;
    return despiteDeadlocks(run, tries - 1);
  }
};

/** Which accounts are being erased: the list that a restored backup is held against, too. */
export const erasureStore = (
  pool: Pool,
  sessionsEnded: (account: AccountId) => void = () => undefined,
) => ({
  /**
   * From here on nobody comes in under this account, in no process, and its names are free. False
   * when the verified password is no longer the one that stands.
   */
  begin: async (
    { accountId, passwordHash }: Pick<Identity, 'accountId' | 'passwordHash'>,
    { at, correlationId }: { readonly at: Instant; readonly correlationId: string },
  ): Promise<boolean> => {
    const { rows } = await despiteDeadlocks(() =>
      pool.query<{ started: boolean }>('select auth.begin_erasure($1, $2, $3, $4) as started', [
        accountId,
        passwordHash,
        at,
        correlationId,
      ]),
    );
    const isUnderWay = rows[0]?.started === true;
    if (isUnderWay) sessionsEnded(accountId);
    return isUnderWay;
  },

  has: async (accountId: AccountId): Promise<boolean> => {
    const { rowCount } = await pool.query('select from auth.erasure where account_id = $1', [
      accountId,
    ]);
    return rowCount === 1;
  },

  /** So many at the most, those asked for first before others, none that is parked. */
  underWay: async (limit: number): Promise<readonly BegunErasure[]> =>
    (await pool.query<BegunErasure>({ ...underWay, values: [limit] })).rows,

  done: async (accountId: AccountId, at: Instant): Promise<void> => {
    await pool.query(
      'update auth.erasure set done_at = $2 where account_id = $1 and done_at is null',
      [accountId, at],
    );
  },
});
export type ErasureStore = ReturnType<typeof erasureStore>;
