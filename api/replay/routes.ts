import type { ApiRoute } from '../server/route.ts';
import { changeLiveMetricsRoute } from './routes/change-live-metrics.ts';
import { liveMetricsRoute } from './routes/live-metrics.ts';
import { metricRunsRoute } from './routes/metric-runs.ts';
import { metricsRoute } from './routes/metrics.ts';
import { replayOverviewRoute } from './routes/overview.ts';
import { rebuildsRoute } from './routes/rebuilds.ts';

/** Read models made anew from the log, and metrics of it, for administrators. */
export const replayRoutes: readonly ApiRoute[] = [
  replayOverviewRoute,
  rebuildsRoute,
  metricsRoute,
  metricRunsRoute,
  liveMetricsRoute,
  changeLiveMetricsRoute,
];
