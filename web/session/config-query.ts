import { queryOptions } from '@tanstack/react-query';
import { publicConfig } from '../../domain/contracts/config.ts';
import { request } from '../http/request.ts';

/** What this installation offers, and the figures that the server counts. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => request({ path: '/api/config', schema: publicConfig, signal }),
  });
