import { queryOptions } from '@tanstack/react-query';
import { progress } from '../../../../domain/contracts/progress.ts';
import { request } from '../../../http/request.ts';

/** The learner's counted figures. */
export const progressQuery = () =>
  queryOptions({
    queryKey: ['progress'],
    queryFn: ({ signal }) => request({ path: '/api/progress', schema: progress, signal }),
  });
