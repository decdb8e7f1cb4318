import type { AdminUser } from '../../../../domain/contracts/admin.ts';

const words = { free: 'Free', monthly: 'Pro, monthly', annual: 'Pro, annual' } as const;

/** "Pro, monthly", "Pro trial", "Free", "Tester". */
export const planWords = ({
  subscriptionTier,
  isTrial,
  isTester,
}: Pick<AdminUser, 'subscriptionTier' | 'isTrial' | 'isTester'>): string => {
  if (isTester) return 'Tester';
  return isTrial ? 'Pro trial' : words[subscriptionTier];
};
