import type { AttemptRefusal } from '../../domain/attempt/commands.ts';
import type { ReviewRefusal } from '../../domain/review/review-day.ts';
import type { StudyPlanRefusal } from '../../domain/review/study-plan.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say, unlessBehind } from '../server/refusal-answer.ts';

/** What is refused of reviews and of no attempt. */
type OfReviews = Exclude<ReviewRefusal, AttemptRefusal>;

/** What the routes of reviews refuse beside what their deciders do. */
type OfRoutes = { readonly code: 'FieldNotChosen' | 'CalendarNotFound' };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly review: OfReviews | StudyPlanRefusal | OfRoutes;
  }
}

/** What is told of cards, plans and calendars that were refused. */
export const reviewAnswers: RefusalAnswers<RefusalsOf['review']> = {
  FieldNotChosen: unlessBehind(say(409, 'Choose your healthcare field first.')),
  UnknownExam: ({ exam, field }) => ({
    status: 400,
    message: `${field} has no exam named ${exam}.`,
    field: 'exam',
  }),
  ExamDayOutOfRange: say(400, 'Choose a date within the next year.', 'examDay'),
  ReviewNotFound: unlessBehind(say(404, 'Card not found.')),
  AlreadyReviewed: say(409, 'You already reviewed this card today. It will come back.'),
  MissedReview: say(409, 'You missed this card. It will come back today.'),
  CalendarNotFound: say(404, 'Calendar not found. Its link may have been revoked.'),
};
