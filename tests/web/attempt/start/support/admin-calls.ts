import type { z } from 'zod';
import { adminStats } from '../../../../../domain/contracts/admin.ts';
import { askSqlBody, sqlAnswer, sqlTables } from '../../../../../domain/contracts/analysts.ts';
import { contentPage } from '../../../../../domain/contracts/content.ts';
import { operations, retried, retryBody } from '../../../../../domain/contracts/operations.ts';

export type Contract = {
  readonly call: RegExp;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
};

/** What administrators' pages call. */
export const adminCalls: readonly Contract[] = [
  { call: /^GET \/api\/admin\/stats$/, answer: adminStats },
  { call: /^GET \/api\/admin\/content$/, answer: contentPage },
  { call: /^GET \/api\/admin\/sql$/, answer: sqlTables },
  { call: /^POST \/api\/admin\/sql$/, body: askSqlBody, answer: sqlAnswer },
  { call: /^GET \/api\/admin\/operations$/, answer: operations },
  { call: /^POST \/api\/admin\/operations\/retry$/, body: retryBody, answer: retried },
];
