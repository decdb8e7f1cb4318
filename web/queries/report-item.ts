import { z } from 'zod';
import type { ReportBody } from '../../domain/contracts/items.ts';
import type { ItemId } from '../../domain/kernel/ids.ts';
import { request } from '../http/request.ts';

export type ItemReport = { readonly itemId: ItemId; readonly body: ReportBody };

/** Tells the editors of a doubt. @throws HttpError when the question was not met on a finished quiz. */
export const reportItem = ({ itemId, body }: ItemReport): Promise<unknown> =>
  request({ path: `/api/items/${itemId}/reports`, method: 'POST', body, schema: z.unknown() });
