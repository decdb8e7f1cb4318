import type { MetricDesk, MetricFilter, MetricLine, MetricTable } from '../contracts/metrics.ts';
import type { StopSignal } from '../kernel/stop-signal.ts';

/** A read model of this build, as the workbench speaks of it. */
export type KnownReadModel = {
  readonly name: string;
  readonly version: number;
  /** In schema `read`. */
  readonly table: string;
  /** How many types of events it handles. */
  readonly handles: number;
};

export type MetricRunWish = {
  readonly runId: string;
  readonly source: string;
  readonly filter: MetricFilter;
  readonly tell: (line: MetricLine) => void;
  /** Aborted when nobody waits for it any more. */
  readonly signal: StopSignal;
};

/** Where read models are made anew, and metrics are run, while the product serves. */
export type ReplayDesk = {
  readonly readModels: readonly KnownReadModel[];
  /** Lets a process of its own do the rebuild of this id, which is written down already. */
  readonly startRebuild: (id: string) => void;
  /** What is in the folder of metrics, and what keeps a metric from the rest of the machine. */
  readonly metrics: () => Promise<MetricDesk>;
  /** Tells how it goes, up to its end. Throws what the log throws. */
  readonly runMetric: (wish: MetricRunWish) => Promise<void>;
  /** A table as a file; what a spreadsheet would take for a formula is made a text. */
  readonly metricCsv: (table: MetricTable) => string;
};
