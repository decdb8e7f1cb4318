import type { Position } from '../../domain/kernel/envelope.ts';
import type { CatchUpProgress } from '../../domain/ports/catching-up.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import type { Projection } from '../projection.ts';
import { type CatchUp, catchUp } from './catch-up/catch-up.ts';
import { type FoldEnding, failureOf } from './failure-of.ts';
import { type Partition, partitionsOf } from './partition.ts';
import { earliestOf } from './positions.ts';
import { type PrepareTables, prepareTables } from './prepare-tables.ts';
import type { ProjectionFailure, ReadModelStore } from './read-model-store.ts';
import { type History, pagedHistory } from './rebuild/history.ts';
import type { RebuildProgress } from './rebuild/progress.ts';
import type { ShadowStore } from './rebuild/shadow-store.ts';
import { runPartition } from './run-partition.ts';
import { type RunnerStatus, type StatusCell, statusCell } from './runner-status.ts';
import { keptFailure, untilRetried } from './stopped-projection.ts';

export type StartProjections = {
  readonly log: EventLog;
  readonly store: ReadModelStore;
  readonly shadows: ShadowStore;
  readonly bus: Pick<Bus, 'publish' | 'listen'>;
  readonly projections: readonly Projection[];
  /** Into how many each projection's keys are divided, so that processes can share; 1 when absent. */
  readonly partitions?: number;
  /** A fast reader for tables that are made anew at the start; pages of the log when absent. */
  readonly history?: History;
  /** Events that are written at once while catching up; the runtime's own when absent. */
  readonly writtenAtOnce?: number;
  /** Nobody outside of this process reads the read models; somebody may when absent. */
  readonly isAlone?: () => boolean;
  /** Gives the start up, when it has to wait for something that does not come. */
  readonly signal?: AbortSignal;
  readonly report?: StartReport;
};

export type StartReport = {
  /** Those that have no table of their version, at each look; none when all have. */
  readonly outdated: (projections: readonly string[]) => void;
  readonly rebuilding: (progress: RebuildProgress) => void;
  /** Every thousand events or so, and undefined when all have caught up. */
  readonly catchingUp: (progress: CatchUpProgress | undefined) => void;
  readonly failed: (error: unknown) => void;
  readonly stopped: (failure: ProjectionFailure) => void;
  readonly retried: (failure: ProjectionFailure) => void;
};

export type RunningProjections = {
  /** Resolves when the batches in hand are done. */
  readonly stop: () => Promise<void>;
  /** How far this process has looked for a projection; undefined for an unknown name. */
  readonly position: (projection: string) => Position | undefined;
  readonly status: () => readonly RunnerStatus[];
};

const nothing = (): void => undefined;
const silent: StartReport = {
  outdated: nothing,
  rebuilding: nothing,
  catchingUp: nothing,
  failed: nothing,
  stopped: nothing,
  retried: nothing,
};

type Runner = {
  readonly projection: Projection;
  readonly partition: Partition;
  readonly status: StatusCell;
};

const runnersOf = (projections: readonly Projection[], partitions: number): readonly Runner[] =>
  projections.flatMap((projection) =>
    partitionsOf(partitions).map((partition) => ({
      projection,
      partition,
      status: statusCell(projection.name, partition),
    })),
  );

const running = (runners: readonly Runner[]): Pick<RunningProjections, 'position' | 'status'> => {
  const status = () => runners.map((runner) => runner.status.read());
  return {
    status,
    position: (name) =>
      earliestOf(
        status().flatMap(({ projection, position }) => (projection === name ? position : [])),
      ),
  };
};

type Running = {
  readonly options: StartProjections;
  readonly runner: Runner;
  readonly wish: PrepareTables;
  readonly together: CatchUp;
};

/** Where the table could not be made, or going on from it ended; undefined when that was to be so. */
const runOnce = async (
  { options: { log, store, bus, isAlone }, runner, wish: { signal }, together }: Running,
  ending: FoldEnding | undefined,
): Promise<ProjectionFailure | undefined> => {
  const { projection, partition, status } = runner;
  if (!ending)
    return runPartition({ log, store, bus, catchUp: together, ...runner, signal, isAlone });
  const failure = failureOf(ending, projection.name, partition);
  status.change({ state: 'poisoned', failure });
  await keptFailure(store, failure, signal);
  return failure;
};

/** Stops at an event that cannot be folded, and tries again from there when somebody asks for it. */
const run = async (running: Running, first: FoldEnding | undefined): Promise<void> => {
  const { options, runner, wish } = running;
  const { store, report = silent } = options;
  const { signal } = wish;
  const { projection } = runner;
  let ending = first;
  while (!signal.aborted) {
    const failure = await runOnce(running, ending);
    if (!failure) return;
    report.stopped(failure);
    await untilRetried(store, failure, signal);
    if (signal.aborted) return;
    report.retried(failure);
    ending = (await prepareTables({ ...wish, projections: [projection] })).get(projection.name);
  }
};

/**
 * Keeps read models up with the log. Resolves once every projection has a table of its version,
 * which at the first start and after a change of version means: once it was made from the log.
 */
export const startProjections = async (options: StartProjections): Promise<RunningProjections> => {
  const { log, store, shadows, projections, partitions = 1, report = silent } = options;
  const stopping = new AbortController();
  const signal = options.signal
    ? AbortSignal.any([options.signal, stopping.signal])
    : stopping.signal;
  const history = options.history ?? pagedHistory(log);
  const world = { log, history, store, shadows, report: report.rebuilding };
  const { outdated, failed } = report;
  const wish = { world, projections, partitions, signal, outdated, report: failed };
  const endings = await prepareTables(wish);
  const together = catchUp({
    log,
    history,
    store,
    report: report.catchingUp,
    ...(options.writtenAtOnce === undefined ? {} : { writtenAtOnce: options.writtenAtOnce }),
  });
  const runners = runnersOf(projections, partitions);
  const runs = runners.map((runner) =>
    run({ options, runner, wish, together }, endings.get(runner.projection.name)),
  );
  return {
    ...running(runners),
    stop: async () => {
      stopping.abort();
      await Promise.all(runs);
      await together.idle();
    },
  };
};
