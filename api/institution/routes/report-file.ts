import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { institutionParams, reportFileQuery } from '../../../domain/contracts/institution.ts';
import { utc } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { coordinatedSchool } from '../load-school.ts';
import { reportFile } from '../presenters/report-file.ts';
import { presentCohorts } from '../presenters/school.ts';
import { readReport } from '../read-report.ts';

export const reportFileRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    app.get(
      '/api/schools/:institutionId/report/file',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'downloadCohortReport',
            summary: 'Download the report of a cohort as a table',
            produces: 'text/csv',
            refuses: [404],
          },
          params: institutionParams,
          querystring: reportFileQuery,
          response: { 200: z.string().describe('The report as a table, after its heading.') },
        },
      },
      async (request, reply) => {
        const { institutionId } = request.params;
        const { accountId, account } = signedIn(request);
        const { cohort } = request.query;
        const state = await coordinatedSchool(context, institutionId, accountId);
        const timeZone = account?.timeZone ?? utc;
        const { rows } = await readReport(context, { state, cohort, timeZone });
        const cohorts = await presentCohorts(world.vault, { institutionId, state });
        const names = new Map(cohorts.map(({ id, name }) => [id, name]));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="cohort-report.csv"')
          .send(reportFile(rows, names));
      },
    );
  };
