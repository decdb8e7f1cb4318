import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

/** Codes for who has none yet; null where there are some, which stay good. */
export const firstRecoveryCodes = async (
  { secondFactors }: ApiContext,
  accountId: AccountId,
): Promise<string[] | null> => {
  const { recoveryCodes } = await secondFactors.standing(accountId);
  if (recoveryCodes > 0) return null;
  const codes = newRecoveryCodes();
  await secondFactors.renewRecoveryCodes(accountId, codes);
  return codes;
};
