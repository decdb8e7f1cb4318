import { DataList } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { SubscriptionTier, User } from '../../../../domain/contracts/account.ts';
import { longDate } from '../../../format/learner-dates.ts';
import { TextLink } from '../../../ui/text-link.tsx';

const tierNames: Readonly<Record<SubscriptionTier, string>> = {
  free: 'Free',
  monthly: 'Monthly Pro',
  annual: 'Annual Pro',
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <DataList.Item>
    <DataList.Label>{label}</DataList.Label>
    <DataList.Value>{children}</DataList.Value>
  </DataList.Item>
);

/** What the account is, apart from the person. */
export const AccountFacts = ({ user }: { readonly user: User }) => (
  <DataList.Root size="3">
    <Fact label="Plan">
      <span>
        {tierNames[user.subscriptionTier]},{' '}
        <TextLink to="/pricing" underline="always">
          compare plans
        </TextLink>
      </span>
    </Fact>
    <Fact label="Member since">{longDate(user.createdAt, user)}</Fact>
    <Fact label="Time zone">
      <span>
        {user.timeZone.replaceAll('_', ' ')},{' '}
        <TextLink to="/settings" underline="always">
          change
        </TextLink>
      </span>
    </Fact>
    <Fact label="Referral code">{user.referralCode}</Fact>
  </DataList.Root>
);
