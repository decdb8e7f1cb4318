import { queryOptions } from '@tanstack/react-query';
import { begunSubscription } from '../../../../domain/contracts/billing.ts';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { request } from '../../../http/request.ts';

/** Begins a subscription, or goes on with the one that is begun: the server keeps one open. */
export const checkoutQuery = (plan: PaidPlan) =>
  queryOptions({
    queryKey: ['checkout', plan],
    queryFn: () =>
      request({
        path: '/api/create-subscription',
        method: 'POST',
        body: { plan },
        schema: begunSubscription,
      }),
    // The secret belongs to this visit of the page alone.
    gcTime: 0,
  });
