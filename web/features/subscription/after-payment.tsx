import { Button, Callout, Flex, Spinner } from '@radix-ui/themes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPro, type User } from '../../../domain/contracts/account.ts';
import type { Billing } from '../../../domain/contracts/billing.ts';
import { userKey } from '../../session/user-query.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { dateOf } from './plan-words.ts';
import { billingQuery } from './queries/billing-query.ts';

const askEveryMs = 1000;
const patienceMs = 15_000;

const isPaid = (billing: Billing | undefined): boolean =>
  billing !== undefined && billing.plan !== null && ['active', 'canceling'].includes(billing.state);

/** Looks every second whether the processor has told of the payment, and gives up in time. */
const usePaidPlan = (user: User) => {
  const client = useQueryClient();
  const [isLate, setLate] = useState(false);
  const { data } = useQuery({
    ...billingQuery(),
    refetchInterval: ({ state }) => (isPaid(state.data) || isLate ? false : askEveryMs),
  });
  const paid = isPaid(data) ? data : undefined;
  const isBehind = paid !== undefined && !isPro(user.subscriptionTier);
  useEffect(() => {
    if (isBehind) void client.invalidateQueries({ queryKey: userKey, exact: true });
  }, [isBehind, client]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return { paid, isLate };
};

const Welcome = ({ billing, user }: { readonly billing: Billing; readonly user: User }) => (
  <Callout.Root color="green" role="status">
    <Callout.Icon>
      <CircleCheck size={16} />
    </Callout.Icon>
    <Callout.Text>
      Welcome to Pro
      {billing.periodEnd ? `, paid until ${dateOf(billing.periodEnd, user.timeZone)}` : ''}.
      Full-length exams and clinical simulations are open. The invoice is in{' '}
      <TextLink to="/settings#plan" underline="always">
        Settings
      </TextLink>
      .
    </Callout.Text>
  </Callout.Root>
);

const Pending = ({ isLate }: { readonly isLate: boolean }) => (
  <Callout.Root color="gray" role="status">
    <Callout.Icon>{isLate ? <Clock size={16} /> : <Spinner />}</Callout.Icon>
    <Callout.Text>
      {isLate
        ? 'No payment has been confirmed yet. If you paid, Pro opens as soon as the confirmation arrives; you need not pay again. Your plan stands in Settings.'
        : 'Waiting for the payment to be confirmed. This takes some seconds.'}
    </Callout.Text>
  </Callout.Root>
);

/** What comes of a payment, once the browser is back from it. The address grants nothing. */
const AfterPayment = ({ user, onClose }: { readonly user: User; readonly onClose: () => void }) => {
  const { paid, isLate } = usePaidPlan(user);
  return (
    <Flex direction="column" gap="2" mb="5">
      {paid ? <Welcome billing={paid} user={user} /> : <Pending isLate={isLate} />}
      {paid || isLate ? (
        <Button variant="ghost" color="gray" ml="auto" mr="2" onClick={onClose} {...highContrast}>
          Close
        </Button>
      ) : null}
    </Flex>
  );
};

/** Shown where the provider sends people after a payment: `/?subscribed=true`. */
export const PaymentReturn = ({ user }: { readonly user: User }) => {
  const [params, setParams] = useSearchParams();
  if (params.get('subscribed') !== 'true') return null;
  return <AfterPayment user={user} onClose={() => setParams({}, { replace: true })} />;
};
