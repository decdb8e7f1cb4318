import type { AccountId } from '../../domain/kernel/ids.ts';
import { mended } from '../../domain/kernel/text.ts';
import type { AccountRow } from '../../projectors/accounts/accounts.ts';
import type { ApiContext } from '../server/context.ts';

type Context = Pick<ApiContext, 'schools' | 'world'>;

/** First and last name, opened; null of somebody who was forgotten. */
export const fullNameOf = async (
  { world: { vault } }: Pick<Context, 'world'>,
  { accountId, firstName, lastName }: AccountRow,
): Promise<string | null> => {
  const names = await Promise.all([firstName, lastName].map((one) => vault.open(accountId, one)));
  return names.includes(null) ? null : mended(names.join(' '));
};

/** The names of some accounts, of those that are still there. */
export const namesOf = async (
  context: Context,
  accounts: readonly AccountId[],
): Promise<string[]> => {
  const rows = await context.schools.accountsOf(accounts);
  const names = await Promise.all(rows.map((row) => fullNameOf(context, row)));
  return names.filter((name) => name !== null).toSorted((a, b) => a.localeCompare(b, 'en'));
};
