import { queryOptions } from '@tanstack/react-query';
import { operations } from '../../../domain/contracts/operations.ts';
import { adminRequest } from '../admin/admin-request.ts';

/** Milliseconds. */
const everyTenSeconds = 10_000;

/** What stopped or was parked behind the pages; looked at again every 10 s. */
export const operationsQuery = () =>
  queryOptions({
    queryKey: ['operations'],
    queryFn: ({ signal }) =>
      adminRequest({ path: '/api/admin/operations', schema: operations, signal }),
    refetchInterval: everyTenSeconds,
  });
