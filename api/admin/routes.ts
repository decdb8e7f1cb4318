import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { adminParts } from './parts.ts';
import { adminAnswers } from './refusals.ts';
import { figuresRoute } from './routes/figures.ts';
import { planRoute } from './routes/plan.ts';
import { roleRoute } from './routes/role.ts';
import { suspensionRoute } from './routes/suspension.ts';
import { userPastRoute } from './routes/user-past.ts';
import { userStatementsRoute } from './routes/user-statements.ts';
import { userStudiesRoute } from './routes/user-studies.ts';
import { usersRoute } from './routes/users.ts';

export const admin = capability({
  word: 'admin',
  about: 'Administration: figures of the product, accounts, and what admins change of them',
  routes: [
    figuresRoute,
    usersRoute,
    roleRoute,
    planRoute,
    suspensionRoute,
    userPastRoute,
    userStudiesRoute,
    userStatementsRoute,
  ],
  parts: adminParts,
  refusals: adminAnswers,
  parameters,
  examples,
});
