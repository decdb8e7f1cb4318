import account from '../account/examples.json' with { type: 'json' };
import achievements from '../achievements/examples.json' with { type: 'json' };
import analytics from '../analytics/examples.json' with { type: 'json' };
import attempt from '../attempt/examples.json' with { type: 'json' };
import bank from '../bank/examples.json' with { type: 'json' };
import evidence from '../evidence/examples.json' with { type: 'json' };
import institution from '../institution/examples.json' with { type: 'json' };
import operations from '../operations/examples.json' with { type: 'json' };
import privacy from '../privacy/examples.json' with { type: 'json' };
import progress from '../progress/examples.json' with { type: 'json' };
import readiness from '../readiness/examples.json' with { type: 'json' };
import referral from '../referral/examples.json' with { type: 'json' };
import review from '../review/examples.json' with { type: 'json' };
import server from '../server/examples.json' with { type: 'json' };
import simulation from '../simulation/examples.json' with { type: 'json' };
import subscription from '../subscription/examples.json' with { type: 'json' };
import testMode from '../test-mode/examples.json' with { type: 'json' };

/**
 * One value of each body, by the name of its schema; of one without a name by its operation, as in
 * `updateUser.request`. Nothing in them is a question of the bank or a person.
 */
export const examples: Readonly<Record<string, unknown>> = {
  ...account,
  ...achievements,
  ...analytics,
  ...attempt,
  ...bank,
  ...evidence,
  ...institution,
  ...operations,
  ...privacy,
  ...progress,
  ...readiness,
  ...referral,
  ...review,
  ...server,
  ...simulation,
  ...subscription,
  ...testMode,
};
