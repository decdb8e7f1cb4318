import { queryOptions } from '@tanstack/react-query';
import { type CalendarFeed, calendarFeed } from '../../../../domain/contracts/review.ts';
import { request } from '../../../http/request.ts';

const path = '/api/review/feed';

/** The secret address of the review calendar, if there is one. */
export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: ({ signal }) => request({ path, schema: calendarFeed, signal }),
  });

export const createCalendarFeed = (): Promise<CalendarFeed> =>
  request({ path, method: 'POST', schema: calendarFeed });

/** The address stops working at once; another one can be made. */
export const revokeCalendarFeed = (): Promise<CalendarFeed> =>
  request({ path: `${path}/revoke`, method: 'POST', schema: calendarFeed });
