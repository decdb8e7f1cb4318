import {
  type AdaptiveAnswerBody,
  type AdaptiveStep,
  adaptiveStep,
} from '../../../../domain/contracts/adaptive-answers.ts';
import { request } from '../../../http/request.ts';

export type KeptAnswer = {
  /** The same id again has no further effect. */
  readonly id: string;
  readonly body: AdaptiveAnswerBody;
};

/** Answers a question for good. @throws HttpError when the exam does not take it. */
export const sendAdaptiveAnswer = (
  attemptId: string,
  { id, body }: KeptAnswer,
): Promise<AdaptiveStep> =>
  request({
    path: `/api/attempts/${encodeURIComponent(attemptId)}/adaptive-answers`,
    method: 'POST',
    body,
    headers: { 'idempotency-key': id },
    schema: adaptiveStep,
    keepalive: true,
  });
