import {
  type ReviewAnswerBody,
  type ReviewRatingBody,
  reviewAnswered,
  reviewRated,
} from '../../../../domain/contracts/review.ts';
import type { QuestionId } from '../../../../domain/kernel/ids.ts';
import { request } from '../../../http/request.ts';

export type ReviewAnswer = {
  readonly questionId: QuestionId;
  readonly body: ReviewAnswerBody;
  /** The same wish sent again has its effect once. */
  readonly wish: string;
};
export type ReviewRating = { readonly questionId: QuestionId; readonly body: ReviewRatingBody };

/** Answers a card; only then its key comes. @throws HttpError when it is not to be answered now. */
export const answerReview = ({ questionId, body, wish }: ReviewAnswer) =>
  request({
    path: `/api/review/${questionId}/answer`,
    method: 'POST',
    body,
    headers: { 'idempotency-key': wish },
    schema: reviewAnswered,
  });

/** Says how well a right answer was remembered. */
export const rateReview = ({ questionId, body }: ReviewRating) =>
  request({ path: `/api/review/${questionId}/rating`, method: 'POST', body, schema: reviewRated });
