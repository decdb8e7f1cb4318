import { DatabaseError, type Pool } from 'pg';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Identity } from '../account/identity-store.ts';

export type BegunErasure = { readonly accountId: AccountId; readonly correlationId: string };

type Wish = {
  readonly account: AccountId;
  readonly verified: string | null;
  readonly at: Instant;
  readonly correlationId: string;
};

const begin = statement('erasure-begin', ({ account, verified, at, correlationId }: Given<Wish>) =>
  query.selectNoFrom(({ fn }) =>
    fn<boolean>('auth.begin_erasure', [account, verified, at, correlationId]).as('started'),
  ),
);

const one = statement('erasure', ({ account }: Given<{ account: AccountId }>) =>
  query.selectFrom('auth.erasure').select('account_id').where('account_id', '=', account),
);

const underWay = statement('erasures-under-way', ({ limit }: Given<{ limit: number }>) =>
  query
    .selectFrom('auth.erasure as e')
    .select(['e.account_id as accountId', 'e.correlation_id as correlationId'])
    .where('e.done_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('projector.parked as p')
            .select('p.key')
            .where('p.reaction', '=', 'erase-accounts')
            .whereRef('p.key', '=', 'e.account_id'),
        ),
      ),
    )
    .orderBy('e.asked_at')
    .limit(limit),
);

const finish = statement(
  'erasure-done',
  ({ account, at }: Given<{ account: AccountId; at: Instant }>) =>
    query
      .updateTable('auth.erasure')
      .set({ done_at: at })
      .where('account_id', '=', account)
      .where('done_at', 'is', null),
);

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
    const wish = { account: accountId, verified: passwordHash, at, correlationId };
    const found = await despiteDeadlocks(() => begin.first(pool, wish));
    const isUnderWay = found?.started === true;
    if (isUnderWay) sessionsEnded(accountId);
    return isUnderWay;
  },

  has: async (accountId: AccountId): Promise<boolean> =>
    (await one.count(pool, { account: accountId })) === 1,

  /** So many at the most, those asked for first before others, none that is parked. */
  underWay: (limit: number): Promise<readonly BegunErasure[]> => underWay.rows(pool, { limit }),

  done: async (accountId: AccountId, at: Instant): Promise<void> => {
    await finish.rows(pool, { account: accountId, at });
  },
});
export type ErasureStore = ReturnType<typeof erasureStore>;
