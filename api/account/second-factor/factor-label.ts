import type { SignedIn } from '../../plugins/policy.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { ReadModelBehind } from '../../server/unavailable.ts';

/** The name that an app or a device lists the account by. Throws `Refused` for testers. */
export const factorLabel = async (
  { world }: ApiContext,
  { accountId, account: row }: SignedIn,
): Promise<string> => {
  if (!row) throw new ReadModelBehind('accounts');
  if (row.testMode) throw new Refused({ code: 'TesterHasNoFactor' });
  const username = await world.vault.open(accountId, row.username);
  if (username === null) throw new Refused({ code: 'PersonForgotten' });
  return username;
};
