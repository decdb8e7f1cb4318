import { capability } from '../server/capability.ts';
import { replayAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { replayParts } from './parts.ts';
import { replayAnswers } from './refusals.ts';
import { changeLiveMetricsRoute } from './routes/change-live-metrics.ts';
import { liveMetricsRoute } from './routes/live-metrics.ts';
import { metricRunsRoute } from './routes/metric-runs.ts';
import { metricsRoute } from './routes/metrics.ts';
import { replayOverviewRoute } from './routes/overview.ts';
import { rebuildsRoute } from './routes/rebuilds.ts';

export const replay = capability({
  word: 'replay',
  about: 'Read models rebuilt from the log, and metrics of its events',
  routes: [
    replayOverviewRoute,
    rebuildsRoute,
    metricsRoute,
    metricRunsRoute,
    liveMetricsRoute,
    changeLiveMetricsRoute,
  ],
  parts: replayParts,
  refusals: replayAnswers,
  audit: replayAudit,
  parameters,
  examples,
});
