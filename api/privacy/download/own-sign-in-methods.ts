import type { DataSignInMethods } from '../../../domain/contracts/privacy.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';

/** What one person signs in with, field by field, so that no key gets in with a column that is added. */
export const ownSignInMethods = async (
  { passkeys, secondFactors }: Pick<ApiContext, 'passkeys' | 'secondFactors'>,
  owner: AccountId,
): Promise<DataSignInMethods> => {
  const [list, { totpSince, recoveryCodes }] = await Promise.all([
    passkeys.list(owner),
    secondFactors.standing(owner),
  ]);
  return {
    passkeys: list.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    authenticatorApp: totpSince === null ? null : { setUpAt: totpSince },
    recoveryCodesLeft: recoveryCodes,
  };
};
