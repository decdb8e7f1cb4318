import type { FastifyRequest } from 'fastify';
import type { ShownFactor } from '../../domain/account/second-factor.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { readDeviceCookie } from '../plugins/device-cookie.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { loggedError } from '../server/problems/logged-error.ts';
import { Refused } from '../server/refused.ts';
import { deviceOf } from './device.ts';
import type { Identity } from './identity-store.ts';
import { awaitRights } from './owner-of-suspended.ts';
import { recordOnAccount } from './record-on-account.ts';
import { awaitSecondFactor } from './second-factor/second-step.ts';
import { settleFactors } from './second-factor/settle-factors.ts';
import { handOver, openSession } from './start-session.ts';

export type SignInMethod = 'password' | 'google' | 'passkey';

type Entrant = {
  readonly identity: Identity;
  readonly method: SignInMethod;
  /** Beside it, where more is asked for. */
  readonly shown?: ShownFactor;
};

type SignInRecord = Entrant & { readonly newDevice: string | undefined };

/** What this browser calls itself, where nobody of the account has signed in on it; a known one is no news. */
const newDeviceOf = async (
  { devices, world }: ApiContext,
  request: FastifyRequest,
  accountId: AccountId,
): Promise<string | undefined> => {
  const token = readDeviceCookie(request, world.settings.publicOrigin);
  const known = token && (await devices.nameOf(token, accountId, world.clock.instant()));
  return known ? undefined : deviceOf(request);
};

const recordSignIn = async (
  context: ApiContext,
  exchange: Exchange,
  { identity: { accountId }, ...how }: SignInRecord,
): Promise<Position> => {
  try {
    const at = context.world.clock.instant();
    return await recordOnAccount(context, exchange, { type: 'SignIn', accountId, at, ...how });
  } catch (error) {
    const isUnopened = error instanceof Refused && error.code === 'AccountNotFound';
    // A registration that was cut off before its account was recorded: nobody is there.
    throw isUnopened ? new Refused({ code: 'WrongCredentials' }) : error;
  }
};

/** Throws `Refused` where more is to be shown, which this browser may do for the next ten minutes. */
const demandSecondFactor = async (
  context: ApiContext,
  exchange: Exchange,
  { identity, method }: Entrant,
): Promise<void> => {
  const { isDemanded } = await context.secondFactors.standing(identity.accountId);
  // A passkey is two proofs in one.
  if (!isDemanded || method === 'passkey') return;
  await awaitSecondFactor(context, exchange, { identity, method });
  throw new Refused({ code: 'SecondFactorNeeded' });
};

/** The session stands first: what is recorded as a sign-in was one. Throws `Refused`. */
export const signIn = async (
  context: ApiContext,
  exchange: Exchange,
  verified: Entrant,
): Promise<Position> => {
  if (!verified.shown) await demandSecondFactor(context, exchange, verified);
  const newDevice = await newDeviceOf(context, exchange.request, verified.identity.accountId);
  const session = await openSession(context, exchange.request, verified.identity);
  try {
    const position = await recordSignIn(context, exchange, { ...verified, newDevice });
    if (newDevice !== undefined) await context.sessions.markNewDevice(session.token);
    await handOver(context, exchange, session);
    await settleFactors(context, exchange, verified.identity.accountId);
    return position;
  } catch (error) {
    const isSuspended = error instanceof Refused && error.code === 'AccountSuspended';
    if (isSuspended) await awaitRights(context, exchange, verified.identity);
    await context.sessions.endToken(session.token).catch((failure: unknown) => {
      exchange.request.log.warn({ err: loggedError(failure) }, 'A session was left behind');
    });
    throw error;
  }
};
