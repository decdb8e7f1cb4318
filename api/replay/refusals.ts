import { liveMetricLimits } from '../../domain/contracts/live-metrics.ts';
import type { LiveMetricRefusal } from '../../domain/replay/live-metrics.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

type ReplayRefusal =
  | {
      readonly code:
        | 'UnknownReadModel'
        | 'RebuildUnderWay'
        | 'NothingKept'
        | 'RebuildMovedOn'
        | 'MetricUnderWay';
    }
  | LiveMetricRefusal;

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly replay: ReplayRefusal;
  }
}

/** What is told of what the workbench refuses. */
export const replayAnswers: RefusalAnswers<RefusalsOf['replay']> = {
  UnknownReadModel: say(404, 'There is no read model with this name.', 'readModel'),
  RebuildUnderWay: say(
    409,
    'Another rebuild is under way. Wait until it ends, or cancel it first.',
    'readModel',
  ),
  NothingKept: say(409, 'No table of this version was kept to roll back to.', 'readModel'),
  MetricUnderWay: say(409, 'Another metric is being run. Wait until it ends.', 'source'),
  MetricNotRun: say(
    409,
    'Run this file to its end first, over the whole log and without testers, and promote it from there.',
    'runId',
  ),
  MetricNameTaken: say(409, 'A metric of this name is live. Demote it first.', 'source'),
  TooManyLiveMetrics: say(
    409,
    `${liveMetricLimits.metrics} metrics are live, and more are not kept. Demote one first.`,
    'source',
  ),
  UnknownLiveMetric: say(404, 'There is no such live metric.', 'metricId'),
  RebuildMovedOn: say(409, 'This rebuild has moved on. Look at where it stands now.', 'action'),
};
