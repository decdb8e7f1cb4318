import type { ApiRoute } from '../server/route.ts';
import { figuresRoute } from './routes/figures.ts';
import { planRoute } from './routes/plan.ts';
import { roleRoute } from './routes/role.ts';
import { suspensionRoute } from './routes/suspension.ts';
import { userPastRoute } from './routes/user-past.ts';
import { userStatementsRoute } from './routes/user-statements.ts';
import { userStudiesRoute } from './routes/user-studies.ts';
import { usersRoute } from './routes/users.ts';

/** What admins see of the whole product and of one account, and what they change of it. */
export const adminRoutes: readonly ApiRoute[] = [
  figuresRoute,
  usersRoute,
  roleRoute,
  planRoute,
  suspensionRoute,
  userPastRoute,
  userStudiesRoute,
  userStatementsRoute,
];
