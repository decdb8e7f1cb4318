import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { heardReports, heardReportsQuery, reportsOnPage } from '../../../domain/contracts/items.ts';
import { itemId } from '../../../domain/kernel/ids.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { presentHeard } from '../presenters/item-reports.ts';
import { reviewPolicy } from '../review-entries.ts';

/** What learners said of a question that waits for an answer, the latest first. */
export const heardReportsRoute =
  ({ itemReports, world: { vault } }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/items/:itemId/reports',
      {
        config: { policy: reviewPolicy },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'listOpenReports',
            summary: 'List what learners say of a question and wait to hear',
            refuses: [403],
          },
          params: z.strictObject({ itemId }),
          querystring: heardReportsQuery,
          response: { 200: heardReports },
        },
      },
      async (request) => {
        // What real people wrote is not for who shares a password.
        if (seesTestersOnly(request)) throw new Refused({ code: 'NotForTesters' });
        const { itemId: id } = request.params;
        const { before } = request.query;
        const atMost = reportsOnPage + 1;
        const found = await itemReports.open([id], { atMost, before });
        const shown = found.slice(0, reportsOnPage);
        const reports = await Promise.all(shown.map((row) => presentHeard(vault, row)));
        return { reports, hasOlder: found.length > reportsOnPage };
      },
    );
  };
