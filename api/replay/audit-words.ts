import type { ReplayEvent } from '../../domain/replay/events.ts';
import {
  type AuditWords,
  type EventTypesOf,
  said,
  several,
  shortId,
} from '../audit/sentences/sentence.ts';

const steered = {
  pause: 'held',
  resume: 'resumed',
  cancel: 'cancelled',
  swap: 'swapped in',
} as const;

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly replay: ReplayEvent['type'];
  }
}

/** What the audit says of its events. */
export const replayAudit: AuditWords<EventTypesOf['replay']> = {
  sentences: {
    RebuildStarted: ({ readModel, kind }) =>
      said(kind === 'rebuild' ? 'began to rebuild' : 'began to roll back', readModel),
    RebuildSteered: ({ readModel, action }) => said(steered[action], `the rebuild of ${readModel}`),
    MetricRun: ({ digest }) => said('ran', 'a metric over the log', `file ${shortId(digest)}`),
    MetricRunEnded: ({ name, outcome, events, seconds }) =>
      said(
        outcome === 'done' ? 'came to the end of' : 'did not come to the end of',
        name === null ? 'a metric' : `the metric ${name}`,
        `${several(events, 'event')}, ${seconds} s`,
      ),
    MetricPromoted: ({ name, digest }) =>
      said('promoted', `the metric ${name}`, `file ${shortId(digest)}`),
    MetricDemoted: ({ name }) => said('demoted', `the metric ${name}`),
    MetricRetryAsked: ({ name }) => said('asked for another try of', `the metric ${name}`),
  },
  notable: [
    'RebuildStarted',
    'RebuildSteered',
    'MetricRun',
    'MetricPromoted',
    'MetricDemoted',
    'MetricRetryAsked',
  ],
};
