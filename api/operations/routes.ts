import type { ApiRoute } from '../server/route.ts';
import { healthRoute } from './routes/health.ts';
import { metricsRoute } from './routes/metrics.ts';
import { operationsRoute } from './routes/operations.ts';

/** For who runs the product. */
export const operationsRoutes: readonly ApiRoute[] = [operationsRoute, healthRoute, metricsRoute];
