import { queryOptions } from '@tanstack/react-query';
import { sqlAnswer, sqlTables } from '../../../domain/contracts/analysts.ts';
import type { ViewReason } from '../../../domain/contracts/audit.ts';
import { adminRequest } from '../admin/admin-request.ts';

const path = '/api/admin/sql';

export const sqlTablesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'sql'],
    queryFn: ({ signal }) => adminRequest({ path, schema: sqlTables, signal }),
  });

type Question = { readonly sql: string; readonly reason: ViewReason };

/** @throws HttpError with what is wrong with the question, or why it was ended. */
export const askSql = (body: Question) =>
  adminRequest({ path, method: 'POST', body, schema: sqlAnswer });
