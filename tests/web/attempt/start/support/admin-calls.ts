import type { z } from 'zod';
import { adminStats } from '../../../../../domain/contracts/admin.ts';
import { askSqlBody, sqlAnswer, sqlTables } from '../../../../../domain/contracts/analysts.ts';
import { contentPage } from '../../../../../domain/contracts/content.ts';
import {
  rekeyPreview,
  rekeyPreviewBody,
  reviewedItem,
} from '../../../../../domain/contracts/item-review.ts';
import {
  dismissalBody,
  heardReports,
  rekeyBody,
  rekeyed,
  reportsDismissed,
  reviewQueue,
} from '../../../../../domain/contracts/items.ts';
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
  { call: /^GET \/api\/admin\/items\/review$/, answer: reviewQueue },
  { call: /^GET \/api\/admin\/items\/[\w-]+\/reports$/, answer: heardReports },
  {
    call: /^POST \/api\/admin\/items\/[\w-]+\/reports\/dismissal$/,
    body: dismissalBody,
    answer: reportsDismissed,
  },
  { call: /^GET \/api\/admin\/items\/(?!review$)[\w-]+$/, answer: reviewedItem },
  {
    call: /^POST \/api\/admin\/items\/[\w-]+\/rekey\/preview$/,
    body: rekeyPreviewBody,
    answer: rekeyPreview,
  },
  { call: /^POST \/api\/admin\/items\/[\w-]+\/rekey$/, body: rekeyBody, answer: rekeyed },
];
