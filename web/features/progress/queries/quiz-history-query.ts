import { queryOptions } from '@tanstack/react-query';
import { quizHistory } from '../../../../domain/contracts/quiz.ts';
import { request } from '../../../http/request.ts';

/** The latest quizzes and exams, newest first; at most 500. */
export const quizHistoryQuery = (limit: number) =>
  queryOptions({
    queryKey: ['quiz-history', limit],
    queryFn: ({ signal }) =>
      request({ path: `/api/quiz/history?limit=${limit}`, schema: quizHistory, signal }),
  });
