import type { ApiRoute } from '../server/route.ts';
import { answerReviewRoute } from './routes/answer-review.ts';
import { calendarRoute } from './routes/calendar.ts';
import { reviewRoute } from './routes/review.ts';
import { reviewFeedRoute } from './routes/review-feed.ts';
import { studyPlanRoute } from './routes/study-plan.ts';

/** Cards that are due, and the plan toward the exam. */
export const reviewRoutes: readonly ApiRoute[] = [
  studyPlanRoute,
  reviewRoute,
  answerReviewRoute,
  reviewFeedRoute,
  calendarRoute,
];
