import { z } from 'zod';
import type { ReportBody } from '../../../../domain/contracts/items.ts';
import type { QuestionId } from '../../../../domain/kernel/ids.ts';
import { request } from '../../../http/request.ts';

export type ItemReport = { readonly questionId: QuestionId; readonly body: ReportBody };

/** Tells the editors of a doubt. @throws HttpError when the question was not met on a finished quiz. */
export const reportItem = ({ questionId, body }: ItemReport): Promise<unknown> =>
  request({ path: `/api/items/${questionId}/reports`, method: 'POST', body, schema: z.unknown() });
