import type { FastifyRequest } from 'fastify';
import type { ShownFactor } from '../../../domain/account/second-factor.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { admitTry, ownBrowser } from '../check-credentials.ts';
import type { ThrottleKey } from '../throttle.ts';
import { stepOf } from './totp-codes.ts';

const sixDigits = /^\d{6}$/;

const used = async (
  { secondFactors, world }: ApiContext,
  accountId: AccountId,
  code: string,
): Promise<ShownFactor | undefined> => {
  if (!sixDigits.test(code)) {
    return (await secondFactors.takeRecoveryCode(accountId, code)) ? 'recovery-code' : undefined;
  }
  const kept = await secondFactors.confirmed(accountId);
  const step = kept && stepOf(kept.secret, code, world.clock.instant());
  return step !== undefined && (await secondFactors.takeStep(accountId, step)) ? 'totp' : undefined;
};

/**
 * What the code is of; it is used up. Counted by account, and by browser where the owner signed in
 * before: who knows the password cannot keep them out of their own. Throws `Refused`.
 */
export const checkCode = async (
  context: ApiContext,
  request: FastifyRequest,
  { accountId, code }: { readonly accountId: AccountId; readonly code: string },
): Promise<ShownFactor> => {
  const { throttle, world } = context;
  const own = await ownBrowser(context, request, accountId);
  const key: ThrottleKey = { kind: 'code', of: own?.of ?? accountId };
  await admitTry(throttle, key, world.clock.instant());
  const shown = await used(context, accountId, code.replaceAll(/\s/g, ''));
  if (!shown) throw new Refused({ code: 'WrongCode' });
  await throttle.succeeded(key);
  return shown;
};
