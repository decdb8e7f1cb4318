import { useCallback, useEffect, useRef, useState } from 'react';
import type { MetricLine } from '../../../../domain/contracts/metrics.ts';
import { runMetric } from './metric-queries.ts';

type LineOf<Kind extends MetricLine['kind']> = Extract<MetricLine, { readonly kind: Kind }>;

/** How a run stands: what it is, how far it is, and what came of it. */
export type MetricRun = {
  readonly isRunning: boolean;
  readonly started?: LineOf<'started'>;
  readonly progress?: LineOf<'progress'>;
  readonly done?: LineOf<'done'>;
  readonly failure?: string;
};

const nothing: MetricRun = { isRunning: false };

const withLine = (run: MetricRun, line: MetricLine): MetricRun => {
  if (line.kind === 'failed') return { ...run, failure: line.message };
  return { ...run, [line.kind]: line };
};

const failureWords = (error: unknown): string =>
  error instanceof Error ? error.message : 'No answer came.';

/** One run at a time; leaving the page ends it. */
export const useMetricRun = () => {
  const [run, setRun] = useState(nothing);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = useCallback(async (body: unknown): Promise<void> => {
    const controller = new AbortController();
    stop.current = controller;
    setRun({ isRunning: true });
    try {
      await runMetric({
        body,
        signal: controller.signal,
        onLine: (line) => setRun((before) => withLine(before, line)),
      });
    } catch (error) {
      const failure = controller.signal.aborted ? 'Stopped.' : failureWords(error);
      setRun((before) => ({ ...before, failure }));
    } finally {
      setRun((before) => ({ ...before, isRunning: false }));
    }
  }, []);

  return { run, start, cancel: () => stop.current?.abort() };
};
