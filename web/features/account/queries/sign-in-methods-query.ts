import { queryOptions } from '@tanstack/react-query';
import { signInMethods } from '../../../../domain/contracts/sign-in.ts';
import { request } from '../../../http/request.ts';

export const signInMethodsKey = ['sign-in-methods'] as const;

/** What the account can be entered with. */
export const signInMethodsQuery = () =>
  queryOptions({
    queryKey: signInMethodsKey,
    queryFn: ({ signal }) => request({ path: '/api/auth/methods', schema: signInMethods, signal }),
  });
