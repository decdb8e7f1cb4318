import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../http/request.ts';

const description = z.looseObject({ openapi: z.string() });

/** What the server says of its API; the same for as long as it runs. */
export const apiDescriptionQuery = () =>
  queryOptions({
    queryKey: ['api-description'],
    queryFn: ({ signal }) => request({ path: '/api/docs', schema: description, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
