import type { SignedIn } from '../plugins/policy.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';
import { admitTry } from './check-credentials.ts';
import type { Identity } from './identity-store.ts';
import type { ThrottleKey } from './throttle.ts';

/**
 * That whoever holds this session knows the password too. A count of its own: nobody else can keep a
 * signed-in owner from it, and a stolen session has but few tries. Throws `Refused`.
 */
export const checkOwnPassword = async (
  { identities, throttle, world }: ApiContext,
  { id, accountId }: SignedIn,
  { currentPassword }: { readonly currentPassword: string },
): Promise<Identity> => {
  const key: ThrottleKey = { kind: 'session', of: id };
  await admitTry(throttle, key, world.clock.instant());
  const identity = await identities.byAccount(accountId);
  if (identity?.passwordHash === null) throw new Refused({ code: 'PasswordMissing' });
  const matches = await world.passwords.verify(currentPassword, identity?.passwordHash);
  // Erased meanwhile, and with it every session.
  if (!identity) throw new Refused({ code: 'SignedOut' });
  if (!matches) throw new Refused({ code: 'WrongPassword' });
  await throttle.succeeded(key);
  return identity;
};
