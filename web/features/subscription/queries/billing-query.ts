import { queryOptions } from '@tanstack/react-query';
import { billing, invoicePage } from '../../../../domain/contracts/billing.ts';
import { request } from '../../../http/request.ts';

/** Below the key of the user: what moves the plan refreshes both. */
export const billingKey = ['user', 'billing'] as const;

/** How the learner stands with their plan. */
export const billingQuery = () =>
  queryOptions({
    queryKey: billingKey,
    queryFn: ({ signal }) => request({ path: '/api/billing', schema: billing, signal }),
  });

/** The newest invoices; their key is the one that live updates refresh. */
export const invoicesQuery = () =>
  queryOptions({
    queryKey: ['invoices'],
    queryFn: ({ signal }) =>
      request({ path: '/api/billing/invoices?limit=24', schema: invoicePage, signal }),
  });
