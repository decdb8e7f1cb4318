import { sql } from 'kysely';
import { query } from '../../database/query.ts';
import { statement } from '../../database/statement.ts';
import { account } from '../../domain/account/account.ts';
import { loadStream } from '../../domain/handling/load-stream.ts';
import { type AccountId, accountStream } from '../../domain/kernel/ids.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

const turn = 'rights of accounts';

const key = sql`hashtextextended(${sql.lit(turn)}, 0)`;

const takeTurn = statement('rights-turn', () =>
  query.selectNoFrom(sql`pg_advisory_lock(${key})`.as('taken')),
);

const giveTurn = statement('rights-turn-over', () =>
  query.selectNoFrom(sql<boolean>`pg_advisory_unlock(${key})`.as('given')),
);

/** As the log has it, whatever the read models know yet. Throws `Refused`. */
const checkStillAdmin = async ({ world }: ApiContext, actor: AccountId): Promise<void> => {
  const { state } = await loadStream(world.commands, accountStream(actor), account);
  const isAdmin = state.status === 'open' && state.role === 'admin' && state.suspendedAt === null;
  if (!isAdmin) throw new Refused({ code: 'AdminsOnly' });
};

/**
 * One change of rights after the other, in all processes: of two admins who end each other's at once,
 * one does and the other is refused, so that an admin is always left. Throws `Refused`.
 */
export const inAdminsTurn = <Value>(
  context: ApiContext,
  actor: AccountId,
  work: () => Promise<Value>,
): Promise<Value> =>
  context.inTurn(turn, async () => {
    const connection = await context.world.database.connect();
    try {
      await takeTurn.rows(connection);
      await checkStillAdmin(context, actor);
      return await work();
    } finally {
      // A connection that cannot give it back is closed, and with it the turn is over.
      await giveTurn.rows(connection).then(
        () => connection.release(),
        (error: Error) => connection.release(error),
      );
    }
  });
