import type { ApiRoute } from '../server/route.ts';
import { evidenceRoute } from './routes/evidence.ts';

/** What a figure was counted from. */
export const evidenceRoutes: readonly ApiRoute[] = [evidenceRoute];
