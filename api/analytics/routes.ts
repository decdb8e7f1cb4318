import type { ApiRoute } from '../server/route.ts';
import { analyticsRoute } from './routes/analytics.ts';

/** Study over months. */
export const analyticsRoutes: readonly ApiRoute[] = [analyticsRoute];
