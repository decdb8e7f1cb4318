import type { EventLog } from '../../domain/ports/event-log.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import type { Projection } from '../projection.ts';
import { backoff } from './backoff.ts';
import { failureOf } from './failure-of.ts';
import { followLog } from './follow-log.ts';
import type { Partition } from './partition.ts';
import { pause } from './pause.ts';
import type { Checkpoint, ReadModelStore } from './read-model-store.ts';
import type { StatusCell } from './runner-status.ts';

/** How often a process that waits in reserve looks whether it is needed. */
const standbyMs = 1000;
/** After a lost lease, so that two processes which disagree do not chase each other. */
const againMs = 50;

export type PartitionRun = {
  readonly log: Pick<EventLog, 'subscribe'>;
  readonly store: ReadModelStore;
  readonly bus: Pick<Bus, 'publish'>;
  readonly projection: Projection;
  readonly partition: Partition;
  readonly status: StatusCell;
  readonly signal: AbortSignal;
};

type Turn = 'again' | 'wait' | 'ended';

const ownCheckpoint = async ({
  store,
  projection,
  partition,
}: PartitionRun): Promise<Checkpoint | undefined> => {
  const found = (await store.checkpoints(projection.name))[partition.index];
  return found?.version === projection.version && found.partition.of === partition.of
    ? found
    : undefined;
};

const underLease = async (run: PartitionRun, lost: AbortSignal): Promise<Turn> => {
  const { store, bus, projection, status, signal } = run;
  const checkpoint = await ownCheckpoint(run);
  if (!checkpoint) {
    status.change({ state: 'superseded' });
    return 'ended';
  }
  status.change({ state: 'live', position: checkpoint.position, error: undefined });
  const follower = { store, bus, projection, status, checkpoint, persistedAt: performance.now() };
  const end = await followLog(run.log, follower, AbortSignal.any([signal, lost]));
  if (end?.why !== 'poisoned') return 'again';
  const failure = failureOf(end.poison, projection.name, run.partition);
  await store.keepFailure(failure);
  status.change({ state: 'poisoned', failure });
  return 'ended';
};

const oneTurn = async (run: PartitionRun): Promise<Turn> => {
  const { index, of } = run.partition;
  const lease = await run.store.lease(`${run.projection.name} ${index}/${of}`);
  if (!lease) {
    run.status.change({ state: 'standby' });
    return 'wait';
  }
  try {
    return await underLease(run, lease.signal);
  } finally {
    await lease.release();
  }
};

/**
 * Keeps one partition of a projection up with the log, for as long as the signal lets it: waits in
 * reserve while another process holds the lease, and tries again for ever when something it needs
 * is away. Ends by itself only at an event that cannot be folded, or when the table has become that
 * of another version.
 */
export const runPartition = async (run: PartitionRun): Promise<void> => {
  const { status, signal } = run;
  const retry = backoff();
  let turn: Turn = 'again';
  while (turn !== 'ended' && !signal.aborted) {
    const before = status.read().position;
    try {
      turn = await oneTurn(run);
      retry.reset();
      await pause(turn === 'wait' ? standbyMs : againMs, signal);
    } catch (error) {
      if (status.read().position !== before) retry.reset();
      status.change({ state: 'retrying', error: String(error) });
      await pause(retry.next(), signal);
    }
  }
  if (turn !== 'ended') status.change({ state: 'stopped' });
};
