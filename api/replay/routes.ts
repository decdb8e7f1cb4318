import type { ApiRoute } from '../server/route.ts';
import { metricsRoute } from './routes/metrics.ts';
import { replayOverviewRoute } from './routes/overview.ts';
import { rebuildsRoute } from './routes/rebuilds.ts';

/** Read models made anew from the log, and metrics of it, for administrators. */
export const replayRoutes: readonly ApiRoute[] = [replayOverviewRoute, rebuildsRoute, metricsRoute];
