import { queryOptions } from '@tanstack/react-query';
import {
  type AdminUserDetail,
  adminStats,
  adminUserDetail,
  aiUsage,
  userPage,
} from '../../../domain/contracts/admin.ts';
import { adminRequest } from './admin-request.ts';

/** Milliseconds. */
const everyMinute = 60_000;

export const adminStatsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => adminRequest({ path: '/api/admin/stats', schema: adminStats, signal }),
    refetchInterval: everyMinute,
  });

export const aiUsageQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'usage', days],
    queryFn: ({ signal }) =>
      adminRequest({ path: `/api/admin/ai-usage?days=${days}`, schema: aiUsage, signal }),
  });

/** `search` as the address of the page has it: its names are those of the API. */
export const usersQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'users', search],
    queryFn: ({ signal }) =>
      adminRequest({ path: `/api/admin/users?${search}`, schema: userPage, signal }),
    placeholderData: (before) => before,
  });

export const userQuery = (accountId: string) =>
  queryOptions<AdminUserDetail>({
    queryKey: ['admin', 'user', accountId],
    queryFn: ({ signal }) =>
      adminRequest({
        path: `/api/admin/users/${encodeURIComponent(accountId)}`,
        schema: adminUserDetail,
        signal,
      }),
  });
