import type { AccountId } from '../../domain/kernel/ids.ts';
import type { ApiContext } from '../server/context.ts';

type Named = Pick<ApiContext, 'learners' | 'world'>;

const nameOf = async ({ learners, world }: Named, account: AccountId): Promise<string | null> => {
  const row = await learners.account(account);
  return row ? world.vault.open(account, row.username) : null;
};

/** The usernames of these accounts; null of one that was erased. */
export const namesOf = async (
  context: Named,
  accounts: ReadonlySet<AccountId>,
): Promise<ReadonlyMap<AccountId, string | null>> =>
  new Map(
    await Promise.all(
      [...accounts].map(async (account) => [account, await nameOf(context, account)] as const),
    ),
  );
