import type { ApiRoute } from '../server/route.ts';
import { downloadDataRoute } from './routes/download-data.ts';
import { eraseAccountRoute } from './routes/erase-account.ts';

/** What somebody may ask about their own data. */
export const privacyRoutes: readonly ApiRoute[] = [downloadDataRoute, eraseAccountRoute];
