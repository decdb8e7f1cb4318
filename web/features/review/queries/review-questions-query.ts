import { queryOptions } from '@tanstack/react-query';
import { reviewQuestions } from '../../../../domain/contracts/review.ts';
import { request } from '../../../http/request.ts';

/**
 * The questions of one sitting, today's or those beyond today's minutes as well.
 *
 * Its key does not begin with "review": every answer moves that read model, and the questions of a
 * sitting must stay as they are. They are dropped when it ends.
 */
export const reviewQuestionsQuery = (isBeyond: boolean) =>
  queryOptions({
    queryKey: ['review-questions', isBeyond],
    queryFn: ({ signal }) =>
      request({
        path: `/api/review/questions${isBeyond ? '?beyond=true' : ''}`,
        schema: reviewQuestions,
        signal,
      }),
    gcTime: 0,
  });
