import type { ApiRoute } from '../server/route.ts';
import { historyRoute } from './routes/history.ts';
import { overviewRoute } from './routes/overview.ts';
import { progressRoute } from './routes/progress.ts';
import { progressAsOfRoute } from './routes/progress-as-of.ts';
import { progressChangesRoute } from './routes/progress-changes.ts';
import { quizzesRoute } from './routes/quizzes.ts';

/** Where a learner stands, and stood. */
export const progressRoutes: readonly ApiRoute[] = [
  historyRoute,
  quizzesRoute,
  progressRoute,
  progressAsOfRoute,
  progressChangesRoute,
  overviewRoute,
];
