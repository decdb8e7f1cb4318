import type { FastifyRequest } from 'fastify';
import { account } from '../../domain/account/account.ts';
import type { LoginBody } from '../../domain/contracts/account.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import { type AccountId, accountStream } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { ApiContext } from '../context.ts';
import { loggedError } from '../problems/logged-error.ts';
import { Refused } from '../refusals.ts';
import type { Identity } from './identity-store.ts';
import { addressKey, type Throttle, type ThrottleKey } from './throttle.ts';

/** Counts the try. Throws `Refused` with the seconds to wait when there were too many. */
export const admitTry = async (
  throttle: Throttle,
  keys: readonly ThrottleKey[],
  at: Instant,
): Promise<void> => {
  const seconds = await throttle.admit(keys, at);
  if (seconds > 0) throw new Refused({ code: 'TooManyTries', seconds });
};

/** Not waited for: a known name must not take longer to refuse than an unknown one. */
const recordRefusal = (
  { world, background, inTurn }: ApiContext,
  request: FastifyRequest,
  accountId: AccountId,
): void => {
  const wish = {
    decider: account,
    stream: accountStream(accountId),
    command: { type: 'RefuseSignIn', accountId, at: world.clock.instant() },
    meta: {
      // Whoever tried is not known to be the account's owner.
      actor: 'system',
      subject: accountId,
      commandId: world.identifiers.command(),
      correlationId: request.id,
    },
  } as const;
  background.start(
    () => inTurn(wish.stream, () => handleCommand(world.commands, wish)),
    (error) =>
      request.log.error({ err: loggedError(error) }, 'A refused sign-in could not be recorded'),
  );
};

/**
 * Whose name and password these are. An unknown name and a wrong password are refused alike: in
 * words, in status and in the work done. Throws `Refused`.
 */
export const checkCredentials = async (
  context: ApiContext,
  request: FastifyRequest,
  { emailOrUsername, password }: LoginBody,
): Promise<Identity> => {
  const { identities, throttle, world } = context;
  const identity = await identities.byName(emailOrUsername);
  const name = identity?.accountId ?? emailOrUsername.toLowerCase();
  // The address first: once it is refused, its tries no longer count against the account.
  const keys: ThrottleKey[] = [addressKey(request.ip), { kind: 'account', of: name }];
  await admitTry(throttle, keys, world.clock.instant());

  const matches = await world.passwords.verify(password, identity?.passwordHash);
  if (identity && matches) {
    await throttle.succeeded(keys);
    return identity;
  }
  if (identity) recordRefusal(context, request, identity.accountId);
  throw new Refused({ code: 'WrongCredentials' });
};
