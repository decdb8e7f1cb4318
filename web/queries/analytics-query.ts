import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnalyticsPeriod, quizAnalytics } from '../../domain/contracts/analytics.ts';
import { request } from '../http/request.ts';

/** A learner's analytics of a period; the period before stays on the screen until they come. */
export const analyticsQuery = (userId: string, period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: ['analytics', userId, period],
    queryFn: ({ signal }) =>
      request({ path: `/api/analytics/quiz/${userId}/${period}`, schema: quizAnalytics, signal }),
    placeholderData: keepPreviousData,
  });
