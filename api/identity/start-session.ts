import type { FastifyRequest } from 'fastify';
import type { ApiContext, Exchange } from '../context.ts';
import { readSessionCookie, setSessionCookie } from '../plugins/session-cookie.ts';
import { Refused } from '../refusals.ts';
import { deviceOf } from './device.ts';
import type { Identity } from './identity-store.ts';

/** The token of a new session. Throws `Refused` when the password was changed meanwhile. */
export const openSession = async (
  { world, sessions }: ApiContext,
  request: FastifyRequest,
  verified: Identity,
): Promise<string> => {
  const token = await sessions.open(verified, deviceOf(request), world.clock.instant());
  if (token === undefined) throw new Refused({ code: 'WrongCredentials' });
  return token;
};

/** Signs this browser in; the session it held before, whoever's it was, ends. */
export const handOver = async (
  { world, sessions }: ApiContext,
  { request, reply }: Exchange,
  token: string,
): Promise<void> => {
  const { publicOrigin } = world.settings;
  const before = readSessionCookie(request, publicOrigin);
  if (before) await sessions.endToken(before);
  setSessionCookie(reply, publicOrigin, token);
};

/** Both at once. Throws `Refused`. */
export const startSession = async (
  context: ApiContext,
  exchange: Exchange,
  verified: Identity,
): Promise<void> =>
  handOver(context, exchange, await openSession(context, exchange.request, verified));
