import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type QuizListQuery, quizList } from '../../../../domain/contracts/quiz-list.ts';
import { request } from '../../../http/request.ts';

const addressOf = (query: QuizListQuery): string =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

/** A page of all quizzes and exams; under the key of the history, so that both move together. */
export const quizListQuery = (query: QuizListQuery) => {
  const asked = addressOf(query);
  return queryOptions({
    queryKey: ['quiz-history', 'list', asked],
    queryFn: ({ signal }) =>
      request({ path: asked ? `/api/quizzes?${asked}` : '/api/quizzes', schema: quizList, signal }),
    placeholderData: keepPreviousData,
  });
};
