import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { refusedSignIns } from '../../domain/account/refused-sign-ins.ts';
import type { LoginBody } from '../../domain/contracts/account.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import { type AccountId, refusalsStream } from '../../domain/kernel/ids.ts';
import { dayIn, type Instant, utc } from '../../domain/kernel/time.ts';
import { readDeviceCookie } from '../plugins/device-cookie.ts';
import type { ApiContext } from '../server/context.ts';
import { loggedError } from '../server/problems/logged-error.ts';
import { Refused } from '../server/refused.ts';
import type { Identity } from './identity-store.ts';
import type { Throttle, ThrottleKey } from './throttle.ts';

/** Counts the try. Throws `Refused` with the seconds to wait when there were too many. */
export const admitTry = async (
  throttle: Throttle,
  key: ThrottleKey,
  at: Instant,
): Promise<void> => {
  const seconds = await throttle.admit(key, at);
  if (seconds > 0) throw new Refused({ code: 'TooManyTries', seconds });
};

/** By then the answer is away: writing the refusal down would still take time from it. */
const afterAnswerMs = 25;

/** Not waited for: a known name must not take longer to refuse than an unknown one. */
const recordRefusal = (
  { world, background, inTurn }: ApiContext,
  request: FastifyRequest,
  accountId: AccountId,
): void => {
  const at = world.clock.instant();
  const wish = {
    decider: refusedSignIns,
    stream: refusalsStream(accountId, dayIn(utc, at)),
    command: { type: 'RefuseSignIn', accountId, at },
    meta: {
      // Whoever tried is not known to be the account's owner.
      actor: 'system',
      subject: accountId,
      commandId: world.identifiers.command(),
      correlationId: request.id,
    },
  } as const;
  background.start(
    async () => {
      await pause(afterAnswerMs);
      await inTurn(wish.stream, () => handleCommand(world.commands, wish));
    },
    (error) =>
      request.log.error({ err: loggedError(error) }, 'A refused sign-in could not be recorded'),
  );
};

/** Throws `Refused` while too much fails from this address. */
const admitAddress = async ({ addresses }: ApiContext, ip: string, at: Instant): Promise<void> => {
  const seconds = await addresses.wait(ip, at);
  if (seconds > 0) throw new Refused({ code: 'TooManyTries', seconds });
};

/** The count of the owner's own browser, where this is one. */
export const ownBrowser = async (
  { devices, world }: ApiContext,
  request: FastifyRequest,
  owner: AccountId | undefined,
): Promise<ThrottleKey | undefined> => {
  const token = readDeviceCookie(request, world.settings.publicOrigin);
  if (!token) return undefined;
  // Looked up for an unknown name as well: how long it takes tells nothing.
  const name = await devices.nameOf(token, owner, world.clock.instant());
  return name === undefined ? undefined : { kind: 'device', of: name };
};

type Trying = {
  /** As it was typed. */
  readonly name: string;
  /** Undefined for a name that is nobody's. */
  readonly owner: AccountId | undefined;
};

/**
 * Counts the try, and says under what. The address first: once it is refused, its tries no longer count
 * against the name. Throws `Refused` with the seconds to wait.
 */
export const admitted = async (
  context: ApiContext,
  request: FastifyRequest,
  { name, owner }: Trying,
): Promise<ThrottleKey> => {
  const at = context.world.clock.instant();
  const own = await ownBrowser(context, request, owner);
  if (!own) await admitAddress(context, request.ip, at);
  const key = own ?? { kind: 'name', of: name };
  await admitTry(context.throttle, key, at);
  return key;
};

/**
 * Whose name and password these are. An unknown name and a wrong password are refused alike: in
 * words, in status and in the work done. Throws `Refused`.
 */
export const checkCredentials = async (
  context: ApiContext,
  request: FastifyRequest,
  { emailOrUsername, password }: Pick<LoginBody, 'emailOrUsername' | 'password'>,
): Promise<Identity> => {
  const { identities, throttle, addresses, world } = context;
  const identity = await identities.byName(emailOrUsername);
  const name = emailOrUsername.toLowerCase();
  const key = await admitted(context, request, { name, owner: identity?.accountId });
  const visit = { ip: request.ip, name };

  const matches = await world.passwords.verify(password, identity?.passwordHash ?? undefined);
  if (identity && matches) {
    await throttle.succeeded(key);
    await addresses.succeeded(visit, world.clock.instant());
    return identity;
  }
  if (key.kind === 'name') await addresses.failed(visit, world.clock.instant());
  if (identity) recordRefusal(context, request, identity.accountId);
  throw new Refused({ code: 'WrongCredentials' });
};
