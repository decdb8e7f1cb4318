import { Box, Flex, Grid } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../../../domain/contracts/account.ts';
import type { Billing } from '../../../../domain/contracts/billing.ts';
import { planPrices } from '../../../../domain/contracts/plans.ts';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { longDayWords } from '../../../format/day-words.ts';
import { dollars } from '../../../format/dollars.ts';
import { userKey } from '../../../session/user-query.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { savingWords } from '../plan-words.ts';
import { CreditPayment } from './credit-payment.tsx';
import { Order } from './order.tsx';
import { PaymentPanel } from './payment.tsx';
import { TrialOffer } from './trial-offer.tsx';

const answers = {
  monthly: `A month of Pro for ${dollars(planPrices.monthly.cents)}, and the next only if you stay.`,
  annual: `A year of Pro for ${dollars(planPrices.annual.cents)}, which is ${savingWords}.`,
} as const;

const every = { monthly: 'in a month', annual: 'in a year' } as const;

const renewalWords = (plan: PaidPlan, { today }: User): string =>
  `Bought on ${longDayWords(today)}. Renews ${every[plan]} for ${dollars(planPrices[plan].cents)} unless you cancel, any day in Settings; you keep Pro until the end of what is paid.`;

/** The plan that the address names. */
const usePlan = (): readonly [PaidPlan, (plan: PaidPlan) => void] => {
  const [params, setParams] = useSearchParams();
  const plan = params.get('plan') === 'annual' ? 'annual' : 'monthly';
  return [plan, (chosen) => setParams({ plan: chosen }, { replace: true })];
};

type CheckoutProps = { readonly user: User; readonly billing: Billing };

/** From the choice of a plan to its payment. */
export const Checkout = ({ user, billing }: CheckoutProps) => {
  const [plan, choose] = usePlan();
  // As it stood at first: an open checkout of another plan holds some of it until it is replaced.
  const [creditCents] = useState(billing.creditCents);
  const { cents } = planPrices[plan];
  const isCovered = billing.processor === 'stripe' && creditCents >= cents;
  const client = useQueryClient();
  const navigate = useNavigate();
  const onPaid = (): void => {
    void client.invalidateQueries({ queryKey: userKey });
    void navigate('/?subscribed=true');
  };
  return (
    <>
      <PageHead title="Subscribe" answer={answers[plan]} />
      <Flex direction="column" gap="5">
        {billing.trial.offered ? <TrialOffer plan={plan} days={billing.trial.days} /> : null}
        <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5" align="start">
          <Order
            plan={plan}
            dueCents={isCovered ? 0 : cents}
            onChoose={choose}
            renewal={renewalWords(plan, user)}
          />
          <Box minWidth="0">
            {isCovered ? (
              <CreditPayment key={plan} plan={plan} onPaid={onPaid} />
            ) : (
              <PaymentPanel plan={plan} onPaid={onPaid} />
            )}
          </Box>
        </Grid>
      </Flex>
    </>
  );
};
