import { referralCode, referralParameter } from '../../domain/contracts/referral.ts';
import { tabStorage } from '../storage/browser-storage.ts';

const key = 'invitation';

/** Keeps the code of the link that led here for this visit; what is no code is not kept. */
export const rememberInvitation = (search: string): void => {
  const named = new URLSearchParams(search).get(referralParameter);
  const { data: code } = referralCode.safeParse(named);
  if (code !== undefined) tabStorage.put(key, code);
};

/** The code that a sign-up of this visit brings. */
export const invitation = (): string | undefined =>
  referralCode.safeParse(tabStorage.text(key)).data;

export const forgetInvitation = (): void => tabStorage.remove(key);

/** What a learner passes on. */
export const referralLink = (code: string): string =>
  `${window.location.origin}/?${referralParameter}=${encodeURIComponent(code)}`;
