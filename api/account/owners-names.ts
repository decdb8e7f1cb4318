import type { AccountId } from '../../domain/kernel/ids.ts';
import type { AccountRow } from '../../projectors/accounts/accounts.ts';
import type { ApiContext } from '../server/context.ts';

type Whose = { readonly accountId: AccountId; readonly account: AccountRow | undefined };

/** What others know the owner by; nothing where the account is not in the read model yet. */
export const ownersNames = async (
  { world }: Pick<ApiContext, 'world'>,
  { accountId, account: row }: Whose,
): Promise<string[]> => {
  const sealed = row ? [row.email, row.username, row.firstName, row.lastName] : [];
  const opened = await Promise.all(sealed.map((name) => world.vault.open(accountId, name)));
  return opened.filter((name) => name !== null);
};
