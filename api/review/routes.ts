import { capability } from '../server/capability.ts';
import { reviewAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { reviewParts } from './parts.ts';
import { reviewAnswers } from './refusals.ts';
import { answerReviewRoute } from './routes/answer-review.ts';
import { calendarRoute } from './routes/calendar.ts';
import { reviewRoute } from './routes/review.ts';
import { reviewFeedRoute } from './routes/review-feed.ts';
import { studyPlanRoute } from './routes/study-plan.ts';

export const review = capability({
  word: 'review',
  about: 'What comes back for review, the study plan and its calendar',
  routes: [studyPlanRoute, reviewRoute, answerReviewRoute, reviewFeedRoute, calendarRoute],
  parts: reviewParts,
  refusals: reviewAnswers,
  audit: reviewAudit,
  parameters,
  examples,
});
