import type { ApiWorld } from '../server/world.ts';
import { liveMetricReads } from './queries/live-metric-reads.ts';
import { metricRunReads } from './queries/metric-run-reads.ts';
import { readModelReads } from './queries/read-model-reads.ts';
import { rebuildReads } from './queries/rebuild-reads.ts';

/** The reads of the workbench. */
export const replayParts = ({ database }: ApiWorld) => ({
  replay: {
    readModels: readModelReads(database),
    rebuilds: rebuildReads(database),
    liveMetrics: liveMetricReads(database),
    metricRuns: metricRunReads(database),
  },
});

declare module '../server/context.ts' {
  interface PartsOf {
    readonly replay: ReturnType<typeof replayParts>;
  }
}
