import { type CustomQuizBody, customQuiz } from '../../../../domain/contracts/custom-quiz.ts';
import { request } from '../../../http/request.ts';

/** Asks for a quiz of one's own. @throws HttpError when nothing matches. */
export const issueCustomQuiz = (body: CustomQuizBody) =>
  request({ path: '/api/quizzes', method: 'POST', body, schema: customQuiz });
