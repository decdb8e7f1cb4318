import { queryOptions } from '@tanstack/react-query';
import { attemptAnswer } from '../../../../domain/contracts/quiz.ts';
import { request } from '../../../http/request.ts';

/**
 * One paper: open with the answers saved so far, or handed in with its result.
 *
 * Its key does not begin with "attempts": every saved answer moves that read model, and a paper
 * that is being worked on must not be fetched again each time. For the same reason it is dropped
 * when the runner is left, so that resuming reads the saved answers anew.
 */
export const attemptQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['attempt', attemptId],
    queryFn: ({ signal }) =>
      request({
        path: `/api/attempts/${encodeURIComponent(attemptId)}`,
        schema: attemptAnswer,
        signal,
      }),
    gcTime: 0,
  });
