import type { ApiRoute } from '../server/route.ts';
import { readinessRoute } from './routes/readiness.ts';

/** How near the exam is. */
export const readinessRoutes: readonly ApiRoute[] = [readinessRoute];
