import { queryOptions } from '@tanstack/react-query';
import { secondStep } from '../../../../domain/contracts/sign-in.ts';
import { request } from '../../../http/request.ts';

/** What is still asked for of who is half signed in here. */
export const secondStepQuery = () =>
  queryOptions({
    queryKey: ['second-step'],
    queryFn: ({ signal }) => request({ path: '/api/login/second', schema: secondStep, signal }),
    // Each sign-in asks anew.
    gcTime: 0,
    retry: false,
  });
