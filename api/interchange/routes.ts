import type { ApiRoute } from '../server/route.ts';
import { exportItemsRoute } from './routes/export-items.ts';
import { importItemsRoute } from './routes/import-items.ts';

/** Items that come from other systems and go to them. */
export const interchangeRoutes: readonly ApiRoute[] = [exportItemsRoute, importItemsRoute];
