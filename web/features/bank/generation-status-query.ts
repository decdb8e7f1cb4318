import { queryOptions } from '@tanstack/react-query';
import { generationStatus } from '../../../domain/contracts/generation.ts';
import { adminRequest } from '../admin/admin-request.ts';

/** Milliseconds. */
const everyTenSeconds = 10_000;

/** How far each specialty's bank has come; looked at again every 10 s. */
export const generationStatusQuery = () =>
  queryOptions({
    queryKey: ['generation-status'],
    queryFn: ({ signal }) =>
      adminRequest({ path: '/api/admin/generation-status', schema: generationStatus, signal }),
    refetchInterval: everyTenSeconds,
  });
