import type { Pool } from 'pg';
import { accountId } from '../../../domain/kernel/ids.ts';
import { identityStore } from '../../account/identity-store.ts';

/** The account of an id, or of exactly this user name or e-mail; nobody is found by a part of a name. */
export const findPerson = (pool: Pool) => {
  const identities = identityStore(pool);
  return async (named: string): Promise<string | undefined> => {
    const { data: id } = accountId.safeParse(named);
    const byId = id && (await identities.byAccount(id));
    return (byId ?? (await identities.byName(named)))?.accountId;
  };
};
