import { queryOptions } from '@tanstack/react-query';
import { emailStanding } from '../../../../domain/contracts/account.ts';
import { request } from '../../../http/request.ts';

export const emailKey = ['email'] as const;

/** The address of the account, and whether it is confirmed. */
export const emailQuery = () =>
  queryOptions({
    queryKey: emailKey,
    queryFn: ({ signal }) => request({ path: '/api/auth/email', schema: emailStanding, signal }),
  });
