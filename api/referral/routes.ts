import type { ApiRoute } from '../server/route.ts';
import { referralStatsRoute } from './routes/referral-stats.ts';

/** Learners who bring others. */
export const referralRoutes: readonly ApiRoute[] = [referralStatsRoute];
