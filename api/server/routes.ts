import { accountRoutes } from '../account/routes.ts';
import { achievementsRoutes } from '../achievements/routes.ts';
import { adminRoutes } from '../admin/routes.ts';
import { analystsRoutes } from '../analysts/routes.ts';
import { analyticsRoutes } from '../analytics/routes.ts';
import { attemptRoutes } from '../attempt/routes.ts';
import { auditRoutes } from '../audit/routes.ts';
import { bankRoutes } from '../bank/routes.ts';
import { blogRoutes } from '../blog/routes.ts';
import { contentRoutes } from '../content/routes.ts';
import { evidenceRoutes } from '../evidence/routes.ts';
import { flashcardRoutes } from '../flashcard/routes.ts';
import { institutionRoutes } from '../institution/routes.ts';
import { interchangeRoutes } from '../interchange/routes.ts';
import { liveRoutes } from '../live/routes.ts';
import { medicalImageRoutes } from '../medical-images/routes.ts';
import { operationsRoutes } from '../operations/routes.ts';
import { privacyRoutes } from '../privacy/routes.ts';
import { progressRoutes } from '../progress/routes.ts';
import { readinessRoutes } from '../readiness/routes.ts';
import { referralRoutes } from '../referral/routes.ts';
import { replayRoutes } from '../replay/routes.ts';
import { reviewRoutes } from '../review/routes.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { simulationRoutes } from '../simulation/routes.ts';
import { studyAidRoutes } from '../study-aid/routes.ts';
import { subscriptionRoutes } from '../subscription/routes.ts';
import { terminologyRoutes } from '../terminology/routes.ts';
import { testModeRoutes } from '../test-mode/routes.ts';
import { tutorRoutes } from '../tutor/routes.ts';
import type { ApiRoute } from './route.ts';
import { configRoute } from './routes/config.ts';
import { docsRoute } from './routes/docs.ts';

/** Every route of the product; a new one stands in the list of its capability. */
export const routes: readonly ApiRoute[] = [
  configRoute,
  docsRoute,
  ...accountRoutes,
  ...privacyRoutes,
  ...attemptRoutes,
  ...bankRoutes,
  ...simulationRoutes,
  ...subscriptionRoutes,
  ...progressRoutes,
  ...reviewRoutes,
  ...studyAidRoutes,
  ...medicalImageRoutes,
  ...tutorRoutes,
  ...flashcardRoutes,
  ...terminologyRoutes,
  ...operationsRoutes,
  ...replayRoutes,
  ...adminRoutes,
  ...settingsRoutes,
  ...contentRoutes,
  ...interchangeRoutes,
  ...blogRoutes,
  ...readinessRoutes,
  ...analyticsRoutes,
  ...achievementsRoutes,
  ...evidenceRoutes,
  ...referralRoutes,
  ...institutionRoutes,
  ...auditRoutes,
  ...analystsRoutes,
  ...liveRoutes,
  ...testModeRoutes,
];
