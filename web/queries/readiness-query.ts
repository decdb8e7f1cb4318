import { queryOptions } from '@tanstack/react-query';
import { readinessView } from '../../domain/contracts/readiness.ts';
import { request } from '../http/request.ts';

/** How likely the learner passes each exam of their field. */
export const readinessQuery = () =>
  queryOptions({
    queryKey: ['readiness'],
    queryFn: ({ signal }) => request({ path: '/api/readiness', schema: readinessView, signal }),
  });
