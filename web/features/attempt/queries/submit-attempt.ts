import {
  type SubmitBody,
  type SubmittedAttempt,
  submittedAttempt,
} from '../../../../domain/contracts/quiz.ts';
import { request } from '../../../http/request.ts';

/** Hands a paper in; a second time answers with the first result. */
export const submitAttempt = (body: SubmitBody): Promise<SubmittedAttempt> =>
  request({ path: '/api/quiz/submit', method: 'POST', body, schema: submittedAttempt });
