import { queryOptions } from '@tanstack/react-query';
import { answerDetails, type SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { request } from '../../../http/request.ts';

/** Key and reasons of every question of a paper that was handed in. */
export const answerDetailsQuery = ({ id, healthcareField, questions }: SubmittedAttempt) =>
  queryOptions({
    queryKey: ['answer-details', id],
    queryFn: ({ signal }) =>
      request({
        path: '/api/quiz/answers',
        method: 'POST',
        body: { questionIds: questions.map((question) => question.id), field: healthcareField },
        schema: answerDetails,
        signal,
      }),
  });
