import type { FastifyRequest } from 'fastify';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { readDeviceCookie, setDeviceCookie } from '../plugins/device-cookie.ts';
import { readSessionCookie, setSessionCookie } from '../plugins/session-cookie.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { Refused } from '../server/refused.ts';
import { deviceOf } from './device.ts';
import type { Identity } from './identity-store.ts';

export type OpenedSession = { readonly token: string; readonly accountId: AccountId };

/** A new session. Throws `Refused` when the password was changed meanwhile. */
export const openSession = async (
  { world, sessions }: ApiContext,
  request: FastifyRequest,
  verified: Identity,
): Promise<OpenedSession> => {
  const token = await sessions.open(verified, deviceOf(request), world.clock.instant());
  if (token === undefined) throw new Refused({ code: 'WrongCredentials' });
  return { token, accountId: verified.accountId };
};

/** Signs this browser in, and knows it from now on; the session it held before ends, whoever's it was. */
export const handOver = async (
  { world, sessions, devices }: ApiContext,
  { request, reply }: Exchange,
  { token, accountId }: OpenedSession,
): Promise<void> => {
  const { publicOrigin } = world.settings;
  const before = readSessionCookie(request, publicOrigin);
  if (before) await sessions.endToken(before);
  const known = readDeviceCookie(request, publicOrigin);
  const device = await devices.renew(known, accountId, world.clock.instant());
  setSessionCookie(reply, publicOrigin, token);
  setDeviceCookie(reply, publicOrigin, device);
};

/** Both at once. Throws `Refused`. */
export const startSession = async (
  context: ApiContext,
  exchange: Exchange,
  verified: Identity,
): Promise<void> =>
  handOver(context, exchange, await openSession(context, exchange.request, verified));
