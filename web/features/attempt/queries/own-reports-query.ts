import { queryOptions } from '@tanstack/react-query';
import { ownReports } from '../../../../domain/contracts/items.ts';
import type { QuestionId } from '../../../../domain/kernel/ids.ts';
import { request } from '../../../http/request.ts';

/** The first part of the key of every query for own reports. */
export const ownReportsKey = ['reports'] as const;

/** What this learner reported of the questions; an editor may have answered since it was asked last. */
export const ownReportsQuery = (questionIds: readonly QuestionId[]) =>
  queryOptions({
    queryKey: [...ownReportsKey, questionIds],
    queryFn: ({ signal }) =>
      request({
        path: '/api/quiz/reports',
        method: 'POST',
        body: { questionIds },
        schema: ownReports,
        signal,
      }),
    staleTime: 0,
  });
