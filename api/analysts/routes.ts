import type { ApiRoute } from '../server/route.ts';
import { sqlRoute } from './routes/sql.ts';

/** The log for those who count in it. */
export const analystsRoutes: readonly ApiRoute[] = [sqlRoute];
