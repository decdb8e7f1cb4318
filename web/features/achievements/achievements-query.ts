import { queryOptions } from '@tanstack/react-query';
import { achievementList } from '../../../domain/contracts/achievements.ts';
import { request } from '../../http/request.ts';

/** The six achievements and when each was earned. */
export const achievementsQuery = () =>
  queryOptions({
    queryKey: ['achievements'],
    queryFn: ({ signal }) =>
      request({ path: '/api/achievements', schema: achievementList, signal }),
  });
