import type { ApiRoute } from '../server/route.ts';
import { settingsRoute } from './routes/settings.ts';

/** What administrators set for the whole product. */
export const settingsRoutes: readonly ApiRoute[] = [settingsRoute];
