import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  cohortReport,
  institutionParams,
  reportQuery,
} from '../../../domain/contracts/institution.ts';
import { utc } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { coordinatedSchool } from '../load-school.ts';
import { readReport } from '../read-report.ts';

const rowsOfPage = 50;

export const reportRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/schools/:institutionId/report',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'readCohortReport',
            summary: 'Read how a cohort does: readiness, weak areas and activity',
            refuses: [404],
          },
          params: institutionParams,
          querystring: reportQuery,
          response: { 200: cohortReport },
        },
      },
      async (request) => {
        const { accountId, account } = signedIn(request);
        const { cohort, page } = request.query;
        const state = await coordinatedSchool(context, request.params.institutionId, accountId);
        const timeZone = account?.timeZone ?? utc;
        const { rows, sum } = await readReport(context, { state, cohort, timeZone });
        const from = (page - 1) * rowsOfPage;
        return {
          sum,
          rows: rows.slice(from, from + rowsOfPage),
          page,
          pages: Math.max(1, Math.ceil(rows.length / rowsOfPage)),
        };
      },
    );
  };
