import { queryOptions } from '@tanstack/react-query';
import { reviewOverview } from '../../../../domain/contracts/review.ts';
import { request } from '../../../http/request.ts';

/** What the learner is to see again, today and in the days to come. */
export const reviewQuery = () =>
  queryOptions({
    queryKey: ['review', 'overview'],
    queryFn: ({ signal }) => request({ path: '/api/review', schema: reviewOverview, signal }),
  });
