import { queryOptions } from '@tanstack/react-query';
import { referralStats } from '../../../domain/contracts/referral-stats.ts';
import { request } from '../../http/request.ts';

/** Who came by the learner's code; its key is the one that live updates refresh. */
export const referralStatsQuery = () =>
  queryOptions({
    queryKey: ['referrals'],
    queryFn: ({ signal }) =>
      request({ path: '/api/referrals/stats', schema: referralStats, signal }),
  });
