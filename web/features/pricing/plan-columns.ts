import { planPrices } from '../../../domain/contracts/plans.ts';
import { dollars } from '../../format/dollars.ts';
import { type Plan, plans } from '../../plans.ts';

export const planColumns = ['free', 'pro', 'enterprise'] as const;
export type PlanColumn = (typeof planColumns)[number];

export const billings = ['monthly', 'annual'] as const;
export type Billing = (typeof billings)[number];

/** What stands at the head of a column. */
export type ColumnHead = { readonly plan: Plan; readonly name: string; readonly line: string };

const pro: Readonly<Record<Billing, ColumnHead>> = {
  monthly: {
    plan: plans.monthly,
    name: 'Pro',
    line: 'Full-length exams and clinical simulations.',
  },
  annual: {
    plan: plans.annual,
    name: 'Pro',
    line: `${plans.annual.saving?.line}. That is ${dollars(Math.floor(planPrices.annual.cents / 12))} a month.`,
  },
};

export const columnHead = (column: PlanColumn, billing: Billing): ColumnHead => {
  if (column === 'pro') return pro[billing];
  if (column === 'free') {
    return { plan: plans.free, name: 'Free', line: 'Practice as much as you like.' };
  }
  return {
    plan: plans.enterprise,
    name: 'Enterprise',
    line: 'Institution-wide access for programs with 10 or more learners.',
  };
};
