import type { ApiRoute } from '../server/route.ts';
import { liveRoute } from './routes/live.ts';

/** What changes while a page is open. */
export const liveRoutes: readonly ApiRoute[] = [liveRoute];
