import type { AccountId } from '../../domain/kernel/ids.ts';
import type { ApiContext, Exchange } from '../context.ts';
import { readSessionCookie, setSessionCookie } from '../plugins/session-cookie.ts';
import { deviceOf } from './device.ts';

/** Signs this browser in; the session it held before, whoever's it was, ends. */
export const startSession = async (
  { world, sessions }: ApiContext,
  { request, reply }: Exchange,
  accountId: AccountId,
): Promise<void> => {
  const { publicOrigin } = world.settings;
  const before = readSessionCookie(request, publicOrigin);
  if (before) await sessions.endToken(before);
  const token = await sessions.open(accountId, deviceOf(request), world.clock.instant());
  setSessionCookie(reply, publicOrigin, token);
};
