import { queryOptions, skipToken } from '@tanstack/react-query';
import type { FieldCode } from '../../../../domain/contracts/fields.ts';
import { quizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { request } from '../../../http/request.ts';

/** How many questions a field has and how many of them this learner has not seen; idle without one. */
export const quizOverviewQuery = (field: FieldCode | null) =>
  queryOptions({
    queryKey: ['quiz-overview', field],
    queryFn: field
      ? ({ signal }) =>
          request({ path: `/api/quiz/overview/${field}`, schema: quizOverview, signal })
      : skipToken,
  });
