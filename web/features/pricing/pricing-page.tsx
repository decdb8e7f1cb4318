import { Box, SegmentedControl } from '@radix-ui/themes';
import { useState } from 'react';
import { plans } from '../../plans.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Closing } from './closing.tsx';
import { CompareTable } from './compare-table.tsx';
import { Faq } from './faq.tsx';
import type { Billing } from './plan-columns.ts';
import { PlanStack } from './plan-stack.tsx';
import styles from './pricing.module.css';

type SwitchProps = { readonly value: Billing; readonly onChange: (billing: Billing) => void };

const BillingSwitch = ({ value, onChange }: SwitchProps) => (
  <SegmentedControl.Root
    size="3"
    value={value}
    onValueChange={(next) => onChange(next === 'monthly' ? 'monthly' : 'annual')}
    aria-label="Billing"
    className={styles['billing']}
  >
    <SegmentedControl.Item value="monthly">Monthly</SegmentedControl.Item>
    <SegmentedControl.Item value="annual">
      Annual, {plans.annual.saving?.badge.toLowerCase()}
    </SegmentedControl.Item>
  </SegmentedControl.Root>
);

export const PricingPage = () => {
  const [billing, setBilling] = useState<Billing>('annual');
  return (
    <>
      <PageHead
        title="Pricing"
        answer="Practice is free. Pro adds the full‑length exams and clinical simulations."
        action={<BillingSwitch value={billing} onChange={setBilling} />}
      />
      <Box display={{ initial: 'none', sm: 'block' }}>
        <CompareTable billing={billing} />
      </Box>
      <Box display={{ initial: 'block', sm: 'none' }}>
        <PlanStack billing={billing} />
      </Box>
      <Faq />
      <Closing billing={billing} />
    </>
  );
};
