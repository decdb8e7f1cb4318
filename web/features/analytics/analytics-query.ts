import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnalyticsPeriod, quizAnalytics } from '../../../domain/contracts/analytics.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { request } from '../../http/request.ts';

type AnalyticsRequest = {
  readonly userId: string;
  readonly period: AnalyticsPeriod;
  /** A past day; null is now. */
  readonly asOf: CalendarDay | null;
};

const pathOf = ({ userId, period, asOf }: AnalyticsRequest): string =>
  `/api/analytics/quiz/${userId}/${period}${asOf === null ? '' : `?asOf=${asOf}`}`;

/** A learner's analytics of a period; what was asked before stays on the screen until they come. */
export const analyticsQuery = (asked: AnalyticsRequest) =>
  queryOptions({
    queryKey: ['analytics', asked.userId, asked.period, asked.asOf],
    queryFn: ({ signal }) => request({ path: pathOf(asked), schema: quizAnalytics, signal }),
    placeholderData: keepPreviousData,
  });
