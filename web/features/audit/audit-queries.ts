import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AuditFilter,
  auditChain,
  auditCounts,
  auditEvent,
  auditPage,
  auditTypes,
  type ExportBody,
  type ShownNames,
  shownNames,
  type ViewReason,
} from '../../../domain/contracts/audit.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { requestFile } from '../../http/request-file.ts';
import { adminRequest } from '../admin/admin-request.ts';

const everyMinute = 60_000;

const addressOf = (path: string, asked: object): string => {
  const search = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return `/api/admin/audit${path}?${search}`;
};

export const auditKey = (filter: AuditFilter) => ['audit', filter] as const;

/** Events under a filter, newest first, page after page. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: auditKey(filter),
    queryFn: ({ pageParam, signal }) =>
      adminRequest({
        path: addressOf('', { ...filter, before: pageParam, limit: 50 }),
        schema: auditPage,
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    placeholderData: keepPreviousData,
    // It is told by the live tail, and otherwise stands still while it is read.
    refetchOnWindowFocus: false,
  });

/** What came after a position, the newest first. */
export const readLater = (filter: AuditFilter, after: string | undefined) =>
  adminRequest({ path: addressOf('', { ...filter, after, limit: 100 }), schema: auditPage });

export const auditCountsQuery = (filter: AuditFilter, days: readonly CalendarDay[]) =>
  queryOptions({
    queryKey: ['audit-counts', filter, days],
    queryFn: ({ signal }) =>
      adminRequest({
        path: addressOf('/counts', { ...filter, days: days.join(',') }),
        schema: auditCounts,
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
  });

export const auditTypesQuery = () =>
  queryOptions({
    queryKey: ['audit-types'],
    queryFn: ({ signal }) =>
      adminRequest({ path: '/api/admin/audit/types', schema: auditTypes, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const auditEventQuery = (position: string) =>
  queryOptions({
    queryKey: ['audit-event', position],
    queryFn: ({ signal }) =>
      adminRequest({
        path: `/api/admin/audit/events/${position}`,
        schema: auditEvent,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const auditChainQuery = () =>
  queryOptions({
    queryKey: ['audit-chain'],
    queryFn: ({ signal }) =>
      adminRequest({ path: '/api/admin/audit/chain', schema: auditChain, signal }),
    refetchInterval: everyMinute,
  });

/** Opens the names of some people; each is recorded. */
export const showNames = (
  accountIds: readonly AccountId[],
  reason: ViewReason,
): Promise<ShownNames> =>
  adminRequest({
    path: '/api/admin/audit/names',
    method: 'POST',
    body: { accountIds, reason },
    schema: shownNames,
  });

export const exportAudit = (body: ExportBody): Promise<Blob> =>
  requestFile({ path: '/api/admin/audit/export', body, onBytes: () => undefined });
