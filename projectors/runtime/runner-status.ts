import { beforeAll, type Position } from '../../domain/kernel/envelope.ts';
import type { Partition } from './partition.ts';
import type { ProjectionFailure } from './read-model-store.ts';

export type RunnerState =
  /** Has not worked yet. */
  | 'starting'
  /** Another process does the work; this one is ready to take over. */
  | 'standby'
  /** Is far behind the log and folds large stretches of it, together with others. */
  | 'catching-up'
  /** Follows the log. */
  | 'live'
  /** Something it needs cannot be reached; it tries again until it can. */
  | 'retrying'
  /** An event cannot be folded. */
  | 'poisoned'
  /** Another process has brought another version of this projection. */
  | 'superseded'
  | 'stopped';

export type RunnerStatus = {
  readonly projection: string;
  readonly partition: Partition;
  readonly state: RunnerState;
  /** How far it has looked through the log. */
  readonly position: Position;
  /** Why it is retrying. */
  readonly error: string | undefined;
  readonly failure: ProjectionFailure | undefined;
};

export type StatusCell = {
  readonly read: () => RunnerStatus;
  readonly change: (change: Partial<RunnerStatus>) => void;
};

export const statusCell = (projection: string, partition: Partition): StatusCell => {
  let status: RunnerStatus = {
    projection,
    partition,
    state: 'starting',
    position: beforeAll,
    error: undefined,
    failure: undefined,
  };
  return {
    read: () => status,
    change: (change) => {
      status = { ...status, ...change };
    },
  };
};
