import { queryOptions } from '@tanstack/react-query';
import { type MetricLine, metricDesk, metricLine } from '../../../../domain/contracts/metrics.ts';
import { requestLines } from '../../../http/request-lines.ts';
import { adminRequest } from '../../admin/admin-request.ts';

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
