import { queryOptions } from '@tanstack/react-query';
import { googleArrival } from '../../../../domain/contracts/sign-in.ts';
import { request } from '../../../http/request.ts';

/** Who came from Google and is not signed in yet. */
export const googleArrivalQuery = () =>
  queryOptions({
    queryKey: ['google-arrival'],
    queryFn: ({ signal }) =>
      request({ path: '/api/auth/google/arrival', schema: googleArrival, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
