import { Flex } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { User } from '../../../domain/contracts/account.ts';
import type { Billing } from '../../../domain/contracts/billing.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignedOutRedirect } from '../../session/use-signed-out-redirect.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { TextLink } from '../../ui/text-link.tsx';
import { Checkout } from './checkout/checkout.tsx';
import { standingWords } from './plan-words.ts';
import { billingQuery } from './queries/billing-query.ts';

/** Whose plan is paid for, given or a sample has nothing to buy here. */
const canBuy = ({ state, isSample }: Billing): boolean =>
  !isSample && ['free', 'trial', 'ended'].includes(state);

const samplePlan = 'This is a test account: its plan is a sample, and nothing can be bought.';

const HasPlan = ({ billing, user }: { readonly billing: Billing; readonly user: User }) => (
  <>
    <PageHead title="Subscribe" answer="You are on Pro already.">
      {billing.isSample ? samplePlan : standingWords(billing, user.timeZone)}
    </PageHead>
    <Flex gap="3" wrap="wrap">
      <LinkButton size="3" to="/settings#plan">
        Manage Subscription
      </LinkButton>
    </Flex>
  </>
);

const Subscribe = ({ user }: { readonly user: User }) => {
  const query = useQuery(billingQuery());
  return (
    <>
      <TextLink to="/pricing" size="2" className={textStyles['back']}>
        <ArrowLeft size={14} aria-hidden="true" />
        Back to pricing
      </TextLink>
      <Loaded query={query} what="Your plan" skeleton={<PageSkeleton label="Loading checkout" />}>
        {(billing) =>
          canBuy(billing) ? (
            <Checkout user={user} billing={billing} />
          ) : (
            <HasPlan user={user} billing={billing} />
          )
        }
      </Loaded>
    </>
  );
};

/** Checkout, which visitors may not enter. */
export const SubscribePage = () => {
  const { user } = useSession();
  useSignedOutRedirect({
    title: 'Authentication Required',
    description: 'Please sign in to subscribe to a plan.',
    to: '/auth',
    after: 500,
  });
  return user ? <Subscribe user={user} /> : <PageSkeleton />;
};
