import { identityStore } from '../../../api/account/identity-store.ts';
import { sessionStore } from '../../../api/account/session-store.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Product } from '../../../ops/product/start-product.ts';

/** The cookie of a further session, for a route that ends the one it is called with. */
export const ownSession = async (
  { world: { database, clock } }: Pick<Product, 'world'>,
  account: AccountId,
): Promise<string> => {
  const identity = await identityStore(database).byAccount(account);
  if (!identity) throw new Error(`${account} has no identity`);
  return `sid=${await sessionStore(database).open(identity, 'a test', clock.instant())}`;
};
