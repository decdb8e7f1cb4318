import type { ApiRoute } from '../server/route.ts';
import { achievementsRoute } from './routes/achievements.ts';

/** What was earned. */
export const achievementsRoutes: readonly ApiRoute[] = [achievementsRoute];
