import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  liveMetricDetail,
  liveMetricLimits,
  liveMetricList,
} from '../../../domain/contracts/live-metrics.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { liveMetricShown, liveMetricsShown } from '../live-metrics-shown.ts';

const params = z.strictObject({ metricId: z.uuid('Use an id as the server issued it') });

/** Metrics that are kept up to date as events come. */
export const liveMetricsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/replay/metrics/live',
      {
        config: { policy: { auth: 'admin', csrf: false } },
        schema: {
          about: {
            capability: 'replay',
            operationId: 'listLiveMetrics',
            summary: 'List the metrics that are kept up to date, and how far each is',
          },
          response: { 200: liveMetricList },
        },
      },
      async (request) => ({
        // The password of testers is shared, and rows are of real learners.
        metrics: seesTestersOnly(request) ? [] : await liveMetricsShown(context),
        most: liveMetricLimits.metrics,
      }),
    );

    app.get(
      '/api/admin/replay/metrics/live/:metricId',
      {
        config: { policy: { auth: 'admin', csrf: false } },
        schema: {
          about: {
            capability: 'replay',
            operationId: 'readLiveMetric',
            summary: 'Read what a live metric comes to, and up to where in the log',
            refuses: [404],
          },
          params,
          response: { 200: liveMetricDetail },
        },
      },
      async (request) => {
        const shown = seesTestersOnly(request)
          ? undefined
          : await liveMetricShown(context, request.params.metricId);
        if (!shown) throw new Refused({ code: 'UnknownLiveMetric' });
        return shown;
      },
    );
  };
