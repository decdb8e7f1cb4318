import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readyMadeDetail, readyMadePage } from '../../../../domain/contracts/ready-made.ts';
import { request } from '../../../http/request.ts';

const path = '/api/ready-made';

/** What editors made for the learner's field, a page at a time, newest first. */
export const readyMadeQuery = (page: number) =>
  queryOptions({
    queryKey: ['ready-made', page],
    queryFn: ({ signal }) =>
      request({ path: `${path}?page=${page}`, schema: readyMadePage, signal }),
    placeholderData: keepPreviousData,
  });

export const oneReadyMadeQuery = (id: string) =>
  queryOptions({
    queryKey: ['ready-made', 'one', id],
    queryFn: ({ signal }) => request({ path: `${path}/${id}`, schema: readyMadeDetail, signal }),
  });
