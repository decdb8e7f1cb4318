import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type MetricRunShown,
  metricRunPage,
  metricRunsQuery,
} from '../../../domain/contracts/metrics.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { MetricRunRow } from '../../../projectors/metric-runs/metric-runs.ts';
import { namesOf } from '../../account/names-of.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import type { ApiContext } from '../../server/context.ts';

const shown = async (
  { world }: ApiContext,
  { by, reason, ...run }: MetricRunRow,
  names: ReadonlyMap<AccountId, string | null>,
): Promise<MetricRunShown> => ({
  ...run,
  by: names.get(by) ?? null,
  reason: await world.vault.open(by, reason),
});

const pageOf = async (context: ApiContext, page: number) => {
  const { metricRuns } = context.replay;
  const [rows, total] = await Promise.all([metricRuns.page(page), metricRuns.total()]);
  const names = await namesOf(context, new Set(rows.map(({ by }) => by)));
  return { runs: await Promise.all(rows.map((row) => shown(context, row, names))), total, page };
};

/** What administrators ran over the log before. */
export const metricRunsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/replay/metrics/runs',
      {
        config: { policy: { auth: 'admin', csrf: false, reads: ['accounts', 'metric-runs'] } },
        schema: {
          about: {
            capability: 'replay',
            operationId: 'listMetricRuns',
            summary:
              'Page through the runs of metrics, newest first: who, what, how it went and why',
          },
          querystring: metricRunsQuery,
          response: { 200: metricRunPage },
        },
      },
      async (request) => {
        const { page } = request.query;
        // Nobody of the test mode runs one, and other people's are not theirs to read.
        return seesTestersOnly(request)
          ? { runs: [], total: 0, page }
          : await pageOf(context, page);
      },
    );
  };
