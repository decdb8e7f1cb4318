import { queryOptions } from '@tanstack/react-query';
import { attemptFilm } from '../../../../domain/contracts/film.ts';
import { request } from '../../../http/request.ts';

/** A past attempt, moment by moment. */
export const filmQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['film', attemptId],
    queryFn: ({ signal }) =>
      request({
        path: `/api/attempts/${encodeURIComponent(attemptId)}/film`,
        schema: attemptFilm,
        signal,
      }),
  });
