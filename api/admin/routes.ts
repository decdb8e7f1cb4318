import type { ApiRoute } from '../server/route.ts';
import { figuresRoute } from './routes/figures.ts';
import { changeUserRoute, usersRoute } from './routes/users.ts';

/** What admins see of the whole product and of one account, and what they change of it. */
export const adminRoutes: readonly ApiRoute[] = [figuresRoute, usersRoute, changeUserRoute];
