import { askedOfProcessor, billing, portalPage } from '../../../../domain/contracts/billing.ts';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { request } from '../../../http/request.ts';

export type BillingChange =
  | { readonly kind: 'cancel' | 'resume' }
  | { readonly kind: 'plan'; readonly plan: PaidPlan };

/** Asks the processor; the plan shows it once the processor has reported it. */
export const changeBilling = (change: BillingChange) =>
  request({
    path: `/api/billing/${change.kind}`,
    method: 'POST',
    ...(change.kind === 'plan' ? { body: { plan: change.plan } } : {}),
    schema: askedOfProcessor,
  });

/** Pro for some days, without a card. */
export const startTrial = (plan: PaidPlan) =>
  request({ path: '/api/billing/trial', method: 'POST', body: { plan }, schema: billing });

/** The address where the card is changed. */
export const openPortal = async (): Promise<string> => {
  const { url } = await request({
    path: '/api/billing/portal',
    method: 'POST',
    schema: portalPage,
  });
  return url;
};
