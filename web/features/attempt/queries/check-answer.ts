import { type RevealBody, revealedAnswer } from '../../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../../domain/kernel/ids.ts';
import { request } from '../../../http/request.ts';

export type AnswerToCheck = {
  readonly attemptId: string;
  readonly questionId: QuestionId;
  readonly body: RevealBody;
};

/** The key and the reasons, in return for an answer that stands from then on. */
export const checkAnswer = ({ attemptId, questionId, body }: AnswerToCheck) =>
  request({
    path: `/api/attempts/${attemptId}/reveal/${questionId}`,
    method: 'POST',
    body,
    schema: revealedAnswer,
  });
