import {
  type ReviewAnswerBody,
  type ReviewRatingBody,
  reviewAnswered,
  reviewRated,
} from '../../domain/contracts/review.ts';
import type { ItemId } from '../../domain/kernel/ids.ts';
import { request } from '../http/request.ts';

export type ReviewAnswer = { readonly itemId: ItemId; readonly body: ReviewAnswerBody };
export type ReviewRating = { readonly itemId: ItemId; readonly body: ReviewRatingBody };

/** Answers a card; only then its key comes. @throws HttpError when it is not to be answered now. */
export const answerReview = ({ itemId, body }: ReviewAnswer) =>
  request({
    path: `/api/review/${itemId}/answer`,
    method: 'POST',
    body,
    schema: reviewAnswered,
  });

/** Says how well a right answer was remembered. */
export const rateReview = ({ itemId, body }: ReviewRating) =>
  request({ path: `/api/review/${itemId}/rating`, method: 'POST', body, schema: reviewRated });
