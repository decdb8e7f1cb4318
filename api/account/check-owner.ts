import type { OwnerProof } from '../../domain/contracts/account.ts';
import type { SignedIn } from '../plugins/policy.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';
import { checkOwnPassword } from './check-own-password.ts';
import type { Identity } from './identity-store.ts';

/**
 * That it is still the owner who sits there: by the password, or where there is none by Google, which
 * has just confirmed it for this session. Throws `Refused`.
 */
export const checkOwner = async (
  context: ApiContext,
  session: SignedIn,
  { currentPassword }: OwnerProof,
): Promise<Identity> => {
  const { identities, sessions, world } = context;
  if (currentPassword !== undefined) {
    return checkOwnPassword(context, session, { currentPassword });
  }
  const identity = await identities.byAccount(session.accountId);
  if (!identity) throw new Refused({ code: 'SignedOut' });
  if (identity.passwordHash !== null) throw new Refused({ code: 'WrongPassword' });
  if (await sessions.takeConfirmation(session.id, world.clock.instant())) return identity;
  throw new Refused({ code: 'ConfirmFirst' });
};
