import account from '../account/examples.json' with { type: 'json' };
import achievements from '../achievements/examples.json' with { type: 'json' };
import admin from '../admin/examples.json' with { type: 'json' };
import analysts from '../analysts/examples.json' with { type: 'json' };
import analytics from '../analytics/examples.json' with { type: 'json' };
import attempt from '../attempt/examples.json' with { type: 'json' };
import audit from '../audit/examples.json' with { type: 'json' };
import bank from '../bank/examples.json' with { type: 'json' };
import blog from '../blog/examples.json' with { type: 'json' };
import content from '../content/examples.json' with { type: 'json' };
import evidence from '../evidence/examples.json' with { type: 'json' };
import flashcard from '../flashcard/examples.json' with { type: 'json' };
import institution from '../institution/examples.json' with { type: 'json' };
import interchange from '../interchange/examples.json' with { type: 'json' };
import medicalImages from '../medical-images/examples.json' with { type: 'json' };
import operations from '../operations/examples.json' with { type: 'json' };
import privacy from '../privacy/examples.json' with { type: 'json' };
import progress from '../progress/examples.json' with { type: 'json' };
import readiness from '../readiness/examples.json' with { type: 'json' };
import referral from '../referral/examples.json' with { type: 'json' };
import replay from '../replay/examples.json' with { type: 'json' };
import review from '../review/examples.json' with { type: 'json' };
import server from '../server/examples.json' with { type: 'json' };
import settings from '../settings/examples.json' with { type: 'json' };
import simulation from '../simulation/examples.json' with { type: 'json' };
import studyAid from '../study-aid/examples.json' with { type: 'json' };
import subscription from '../subscription/examples.json' with { type: 'json' };
import terminology from '../terminology/examples.json' with { type: 'json' };
import testMode from '../test-mode/examples.json' with { type: 'json' };
import tutor from '../tutor/examples.json' with { type: 'json' };

/**
 * One value of each body, by the name of its schema; of one without a name by its operation, as in
 * `updateUser.request`. Nothing in them is a question of the bank or a person.
 */
export const examples: Readonly<Record<string, unknown>> = {
  ...account,
  ...achievements,
  ...admin,
  ...analytics,
  ...attempt,
  ...audit,
  ...bank,
  ...evidence,
  ...flashcard,
  ...institution,
  ...interchange,
  ...medicalImages,
  ...operations,
  ...privacy,
  ...progress,
  ...readiness,
  ...referral,
  ...replay,
  ...review,
  ...server,
  ...settings,
  ...blog,
  ...analysts,
  ...content,
  ...simulation,
  ...studyAid,
  ...subscription,
  ...terminology,
  ...testMode,
  ...tutor,
};
