import { queryOptions } from '@tanstack/react-query';
import {
  liveMetricAsked,
  liveMetricDetail,
  liveMetricList,
} from '../../../../domain/contracts/live-metrics.ts';
import {
  type MetricLine,
  metricDesk,
  metricLine,
  metricRunPage,
} from '../../../../domain/contracts/metrics.ts';
import { requestLines } from '../../../http/request-lines.ts';
import { adminRequest } from '../../admin/admin-request.ts';

/** Milliseconds between two looks. */
const lookEvery = 5_000;

export const metricDeskQuery = () =>
  queryOptions({
    queryKey: ['replay', 'metrics'],
    queryFn: ({ signal }) =>
      adminRequest({ path: '/api/admin/replay/metrics', schema: metricDesk, signal }),
  });

type Run = {
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly onLine: (line: MetricLine) => void;
};

/** Runs a metric, and tells how it goes. Throws `HttpError` where it was refused. */
export const runMetric = (run: Run): Promise<void> =>
  requestLines({ path: '/api/admin/replay/metrics/runs', schema: metricLine, ...run });

/** Runs of before, looked at anew now and then: other administrators run some too. */
export const metricRunsQuery = (page: number) =>
  queryOptions({
    queryKey: ['replay', 'metric-runs', page],
    queryFn: ({ signal }) =>
      adminRequest({
        path: `/api/admin/replay/metrics/runs?page=${page}`,
        schema: metricRunPage,
        signal,
      }),
    refetchInterval: lookEvery,
  });

const livePath = '/api/admin/replay/metrics/live';

export const liveMetricsQuery = () =>
  queryOptions({
    queryKey: ['replay', 'live-metrics'],
    queryFn: ({ signal }) => adminRequest({ path: livePath, schema: liveMetricList, signal }),
    refetchInterval: lookEvery,
  });

export const liveMetricQuery = (metricId: string) =>
  queryOptions({
    queryKey: ['replay', 'live-metrics', metricId],
    queryFn: ({ signal }) =>
      adminRequest({ path: `${livePath}/${metricId}`, schema: liveMetricDetail, signal }),
    refetchInterval: lookEvery,
  });

type Promotion = { readonly runId: string; readonly source: string; readonly reason: string };

export const promoteMetric = (body: Promotion) =>
  adminRequest({ path: livePath, method: 'POST', body, schema: liveMetricAsked });

type Change = {
  readonly metricId: string;
  readonly action: 'retry' | 'demotion';
  readonly reason: string;
};

export const changeLiveMetric = ({ metricId, action, reason }: Change) =>
  adminRequest({
    path: `${livePath}/${metricId}/${action}`,
    method: 'POST',
    body: { reason },
    schema: liveMetricAsked,
  });
