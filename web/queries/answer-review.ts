import {
  type ReviewAnswerBody,
  type ReviewRatingBody,
  reviewAnswered,
  reviewRated,
} from '../../domain/contracts/review.ts';
import type { ItemId } from '../../domain/kernel/ids.ts';
import { request } from '../http/request.ts';

export type ReviewAnswer = {
  readonly itemId: ItemId;
  readonly body: ReviewAnswerBody;
  /** The same wish sent again has its effect once. */
  readonly wish: string;
};
export type ReviewRating = { readonly itemId: ItemId; readonly body: ReviewRatingBody };

/** Answers a card; only then its key comes. @throws HttpError when it is not to be answered now. */
export const answerReview = ({ itemId, body, wish }: ReviewAnswer) =>
  request({
    path: `/api/review/${itemId}/answer`,
    method: 'POST',
    body,
    headers: { 'idempotency-key': wish },
    schema: reviewAnswered,
  });

/** Says how well a right answer was remembered. */
export const rateReview = ({ itemId, body }: ReviewRating) =>
  request({ path: `/api/review/${itemId}/rating`, method: 'POST', body, schema: reviewRated });
