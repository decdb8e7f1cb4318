import type { ApiRoute } from '../server/route.ts';
import { testLoginRoute } from './routes/test-login.ts';

/** How testers come in. */
export const testModeRoutes: readonly ApiRoute[] = [testLoginRoute];
