import { describe, expect, it } from 'vitest';
import { liveMetricLimits } from '../../../domain/contracts/live-metrics.ts';
import { metricFilter } from '../../../domain/contracts/metrics.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import {
  type LiveMetrics,
  liveMetrics,
  type PromoteMetric,
} from '../../../domain/replay/live-metrics.ts';
import { metricRuns, type RanMetric } from '../../../domain/replay/metric-runs.ts';

const by = 'admin-1' as AccountId;
const at = '2026-11-27T12:00:00.000Z' as Instant;
const asked = { by, at, reason: 'Looked at every Monday' };
const runId = '7f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f';
const digest = 'a7'.repeat(32);
const run = { runId, digest, filter: metricFilter.parse({}), by };
const end = { name: 'answers', outcome: 'done', events: 20, rows: 4, seconds: 1.5 } as const;

const ran = (changes: Partial<RanMetric> = {}): RanMetric => ({ ...run, end, ...changes });
const promotion = (changes: Partial<PromoteMetric> = {}): PromoteMetric => ({
  type: 'PromoteMetric',
  metricId: 'metric-1',
  run: ran(),
  source: 'code',
  digest,
  ...asked,
  ...changes,
});

/** The state after these commands. */
const stateAfter = (...commands: Parameters<typeof liveMetrics.decide>[0][]): LiveMetrics => {
  let state = liveMetrics.initial;
  for (const command of commands) {
    const decided = liveMetrics.decide(command, state);
    if (!decided.ok) throw new Error(decided.refusal.code);
    state = fold({ ...liveMetrics, initial: state }, decided.value);
  }
  return state;
};
const refusalOf = (command: Parameters<typeof liveMetrics.decide>[0], state: LiveMetrics) => {
  const decided = liveMetrics.decide(command, state);
  return decided.ok ? undefined : decided.refusal.code;
};

describe('a run of a metric', () => {
  it('is an event of who, what and why, and one of how it ended', () => {
    const begun = metricRuns.decide({ type: 'RunMetric', ...run, at, reason: 'Why' }, null);
    const data = { ...run, at, reason: 'Why' };
    expect(begun).toEqual({ ok: true, value: [{ type: 'MetricRun', data }] });
    const ended = metricRuns.decide({ type: 'EndMetricRun', runId, ...end, at }, ran());
    const told = { runId, ...end, at };
    expect(ended).toEqual({ ok: true, value: [{ type: 'MetricRunEnded', data: told }] });
    if (!(begun.ok && ended.ok)) throw new Error('refused');
    expect(fold(metricRuns, [...begun.value, ...ended.value])).toEqual(ran());
    expect(fold(metricRuns, ended.value)).toBeNull();
  });
});

describe('the metrics that are kept up to date', () => {
  it('begin with a run over the whole log, by whoever promotes it, of the same file', () => {
    const state = stateAfter(promotion());
    expect(state).toEqual([
      { metricId: 'metric-1', name: 'answers', digest, source: 'code', by, at, tries: 0 },
    ]);
    const half = metricFilter.parse({ from: '2026-11-01' });
    for (const wrong of [
      { run: null },
      { run: ran({ end: null }) },
      { run: ran({ end: { ...end, outcome: 'TooLong' } }) },
      { run: ran({ end: { ...end, name: null } }) },
      { run: ran({ by: 'admin-2' as AccountId }) },
      { run: ran({ filter: half }) },
      { run: ran({ filter: metricFilter.parse({ includesTesters: true }) }) },
      { digest: 'b8'.repeat(32) },
    ]) {
      expect(refusalOf(promotion(wrong), [])).toBe('MetricNotRun');
    }
  });

  it('have a name of their own, and are bounded', () => {
    const state = stateAfter(promotion());
    expect(refusalOf(promotion({ metricId: 'metric-2' }), state)).toBe('MetricNameTaken');
    const many = Array.from({ length: liveMetricLimits.metrics }, (_, index) =>
      promotion({ metricId: `m-${index}`, run: ran({ end: { ...end, name: `one-${index}` } }) }),
    );
    expect(refusalOf(promotion(), stateAfter(...many))).toBe('TooManyLiveMetrics');
  });

  it('are tried again and demoted, each with its reason', () => {
    const one = { metricId: 'metric-1', ...asked } as const;
    const state = stateAfter(promotion(), { type: 'RetryMetric', ...one });
    expect(state).toMatchObject([{ tries: 1 }]);
    expect(stateAfter(promotion(), { type: 'DemoteMetric', ...one })).toEqual([]);
    const demoted = liveMetrics.decide({ type: 'DemoteMetric', ...one }, state);
    const data = { metricId: 'metric-1', name: 'answers', ...asked };
    expect(demoted).toEqual({ ok: true, value: [{ type: 'MetricDemoted', data }] });
    for (const type of ['RetryMetric', 'DemoteMetric'] as const) {
      expect(refusalOf({ type, ...one, metricId: 'another' }, state)).toBe('UnknownLiveMetric');
    }
  });
});
