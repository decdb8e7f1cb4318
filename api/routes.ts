import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from './context.ts';
import { achievementsRoute } from './routes/achievements.ts';
import { adaptiveAnswersRoute } from './routes/adaptive-answers.ts';
import { analyticsRoute } from './routes/analytics.ts';
import { answerReviewRoute } from './routes/answer-review.ts';
import { attemptPeersRoute } from './routes/attempt-peers.ts';
import { attemptsRoute } from './routes/attempts.ts';
import { calendarRoute } from './routes/calendar.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { configRoute } from './routes/config.ts';
import { currentUserRoute } from './routes/current-user.ts';
import { customQuizRoute } from './routes/custom-quiz.ts';
import { decisionsRoute } from './routes/decisions.ts';
import { docsRoute } from './routes/docs.ts';
import { evidenceRoute } from './routes/evidence.ts';
import { filmRoute } from './routes/film.ts';
import { forksRoute } from './routes/forks.ts';
import { generationRoute } from './routes/generation.ts';
import { giveUpAttemptRoute } from './routes/give-up-attempt.ts';
import { healthRoute } from './routes/health.ts';
import { historyRoute } from './routes/history.ts';
import { laboratoryValuesRoute } from './routes/laboratory-values.ts';
import { liveRoute } from './routes/live.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { markItemRoute } from './routes/mark-item.ts';
import { metricsRoute } from './routes/metrics.ts';
import { operationsRoute } from './routes/operations.ts';
import { overviewRoute } from './routes/overview.ts';
import { pauseAttemptRoute } from './routes/pause-attempt.ts';
import { progressRoute } from './routes/progress.ts';
import { progressAsOfRoute } from './routes/progress-as-of.ts';
import { progressChangesRoute } from './routes/progress-changes.ts';
import { questionsRoute } from './routes/questions.ts';
import { readinessRoute } from './routes/readiness.ts';
import { recordActivityRoute } from './routes/record-activity.ts';
import { registerRoute } from './routes/register.ts';
import { rekeyItemRoute } from './routes/rekey-item.ts';
import { reportItemRoute } from './routes/report-item.ts';
import { revealAnswerRoute } from './routes/reveal-answer.ts';
import { revealAnswersRoute } from './routes/reveal-answers.ts';
import { reviewRoute } from './routes/review.ts';
import { reviewFeedRoute } from './routes/review-feed.ts';
import { reviewQueueRoute } from './routes/review-queue.ts';
import { saveAnswerRoute } from './routes/save-answer.ts';
import { sessionsRoute } from './routes/sessions.ts';
import { simulationsRoute } from './routes/simulations.ts';
import { studyPlanRoute } from './routes/study-plan.ts';
import { submitQuizRoute } from './routes/submit-quiz.ts';
import { updateUserRoute } from './routes/update-user.ts';

/** Every route of the product; each declares its own policy and schema. */
export const routes: readonly ((context: ApiContext) => FastifyPluginAsyncZod)[] = [
  configRoute,
  registerRoute,
  loginRoute,
  logoutRoute,
  currentUserRoute,
  updateUserRoute,
  changePasswordRoute,
  sessionsRoute,
  questionsRoute,
  customQuizRoute,
  attemptsRoute,
  filmRoute,
  attemptPeersRoute,
  laboratoryValuesRoute,
  saveAnswerRoute,
  markItemRoute,
  recordActivityRoute,
  pauseAttemptRoute,
  revealAnswerRoute,
  adaptiveAnswersRoute,
  giveUpAttemptRoute,
  simulationsRoute,
  decisionsRoute,
  forksRoute,
  submitQuizRoute,
  revealAnswersRoute,
  historyRoute,
  studyPlanRoute,
  reviewRoute,
  answerReviewRoute,
  reviewFeedRoute,
  calendarRoute,
  reportItemRoute,
  reviewQueueRoute,
  rekeyItemRoute,
  generationRoute,
  operationsRoute,
  progressRoute,
  readinessRoute,
  analyticsRoute,
  achievementsRoute,
  progressAsOfRoute,
  progressChangesRoute,
  evidenceRoute,
  overviewRoute,
  liveRoute,
  docsRoute,
  healthRoute,
  metricsRoute,
];
