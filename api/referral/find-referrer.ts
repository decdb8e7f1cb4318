import type { AccountId } from '../../domain/kernel/ids.ts';
import { isSameMailbox } from '../../domain/referral/same-mailbox.ts';
import type { ApiContext } from '../server/context.ts';

type Newcomer = { readonly email: string; readonly referralCode?: string | undefined };

/** Whose code a newcomer brings; nobody's where it is unknown, or where the mailbox is the same. */
export const findReferrer = async (
  { referrals, world }: Pick<ApiContext, 'referrals' | 'world'>,
  { email, referralCode }: Newcomer,
): Promise<AccountId | undefined> => {
  if (referralCode === undefined) return undefined;
  const owner = await referrals.ownerOf(referralCode);
  if (!owner) return undefined;
  const ownEmail = await world.vault.open(owner.accountId, owner.email);
  // Nobody is rewarded who was forgotten, or who invites themself.
  if (ownEmail === null || isSameMailbox(ownEmail, email)) return undefined;
  return owner.accountId;
};
