import { Button, Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { planPrices } from '../../../../domain/contracts/plans.ts';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { dollars } from '../../../format/dollars.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { PaymentPanel } from './payment.tsx';

type CreditPaymentProps = { readonly plan: PaidPlan; readonly onPaid: () => void };

/** Nothing is begun before the learner says so: what the credit pays for begins at once. */
export const CreditPayment = ({ plan, onPaid }: CreditPaymentProps) => {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <PaymentPanel plan={plan} onPaid={onPaid} />;
  const price = dollars(planPrices[plan].cents);
  return (
    <Panel title="Payment">
      <Flex direction="column" gap="4" align="start">
        <Text as="p" size="3" className={textStyles['pretty']}>
          Your credit pays the whole {price}. No card is needed now; for the next payment add one in
          Settings, or Pro ends after it.
        </Text>
        <Button size="3" onClick={() => setWanted(true)}>
          Subscribe with credit
        </Button>
      </Flex>
    </Panel>
  );
};
