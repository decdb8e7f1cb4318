import { beforeAll, type Position } from '../../domain/kernel/envelope.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import type { Projection } from '../projection.ts';
import { type Backoff, backoff } from './backoff.ts';
import type { CatchUp } from './catch-up/catch-up.ts';
import { failureOf } from './failure-of.ts';
import { followLog } from './follow-log.ts';
import type { FollowEnd, Follower } from './follower.ts';
import type { Partition } from './partition.ts';
import { pause } from './pause.ts';
import { pauseUntilBack } from './pause-until-back.ts';
import type { Holding, ProjectionFailure, ReadModelStore } from './read-model-store.ts';
import type { StatusCell } from './runner-status.ts';

/** Who has waited for so long waits for another process, and not for the answer of the database. */
const standbyMs = 2_500;
/** After a lost lease, so that two processes which disagree do not chase each other. */
const againMs = 50;

export type PartitionRun = {
  readonly log: Pick<EventLog, 'subscribe'>;
  readonly store: ReadModelStore;
  readonly catchUp: Pick<CatchUp, 'join'>;
  readonly bus: Pick<Bus, 'publish' | 'listen'>;
  readonly projection: Projection;
  readonly partition: Partition;
  readonly status: StatusCell;
  readonly signal: AbortSignal;
  /** Nobody outside of this process reads the read models; somebody may when absent. */
  readonly isAlone?: (() => boolean) | undefined;
};

type Turn = 'again' | 'ended' | ProjectionFailure;

/** Another version or layout of the read model has the table. */
const isSuperseded = async ({ store, projection, partition }: PartitionRun): Promise<boolean> => {
  const found = (await store.checkpoints(projection.name))[partition.index];
  return found?.version !== projection.version || found.partition.of !== partition.of;
};

/** Follows the log, and catches up with it together with others whenever it is far behind. */
const keepUp = async (
  { log, catchUp, status }: PartitionRun,
  follower: Follower,
  signal: AbortSignal,
): Promise<Exclude<FollowEnd, { readonly why: 'behind' }>> => {
  let patientUpTo: Position = beforeAll;
  for (;;) {
    const end = await followLog(log, follower, { signal, patientUpTo });
    if (end?.why !== 'behind') return end;
    status.change({ state: 'catching-up' });
    const caught = await catchUp.join(follower, signal);
    if (caught && caught.why !== 'refused') return caught;
    // Of many events the one with that row is found by small steps.
    if (caught) patientUpTo = caught.upTo;
    status.change({ state: 'live' });
  }
};

const underLease = async (run: PartitionRun, { term, lost }: Holding): Promise<Turn> => {
  const { store, bus, projection, partition, status, signal } = run;
  const checkpoint = await store.claim({ projection, partition, term });
  if (!checkpoint) {
    if (!(await isSuperseded(run))) return 'again';
    status.change({ state: 'superseded' });
    return 'ended';
  }
  const afresh = { error: undefined, failure: undefined };
  status.change({ state: 'live', position: checkpoint.position, ...afresh });
  const follower = {
    store,
    bus,
    projection,
    status,
    checkpoint,
    persistedAt: performance.now(),
    isAlone: run.isAlone,
  };
  const end = await keepUp(run, follower, AbortSignal.any([signal, lost]));
  if (end?.why !== 'poisoned') return 'again';
  const failure = failureOf(end.poison, projection.name, partition);
  await store.keepFailure(failure);
  status.change({ state: 'poisoned', failure });
  return failure;
};

const oneTurn = async (run: PartitionRun): Promise<Turn> => {
  const { index, of } = run.partition;
  const inReserve = setTimeout(() => run.status.change({ state: 'standby' }), standbyMs);
  const holding = await run.store
    .hold(`${run.projection.name} ${index}/${of}`, run.signal)
    .finally(() => clearTimeout(inReserve));
  if (!holding) return 'again';
  try {
    return await underLease(run, holding);
  } finally {
    holding.release();
  }
};

/** One turn and the pause after it; what fails is tried again after a longer one. */
const patientTurn = async (run: PartitionRun, retry: Backoff): Promise<Turn> => {
  const { status, signal } = run;
  const before = status.read().position;
  try {
    const turn = await oneTurn(run);
    retry.reset();
    if (turn === 'again') await pause(againMs, signal);
    return turn;
  } catch (error) {
    if (status.read().position !== before) retry.reset();
    status.change({ state: 'retrying', error: String(error) });
    await pauseUntilBack(run.bus, retry.next(), signal);
    return 'again';
  }
};

/**
 * Keeps one partition of a projection up with the log, for as long as the signal lets it: waits in
 * reserve while another process holds the lease, and tries again for ever when something it needs
 * is away. Ends by itself only at an event that cannot be folded, and then tells it, or when the
 * table has become that of another version.
 */
export const runPartition = async (run: PartitionRun): Promise<ProjectionFailure | undefined> => {
  const { status, signal } = run;
  const retry = backoff();
  while (!signal.aborted) {
    const turn = await patientTurn(run, retry);
    if (turn === 'ended') return undefined;
    if (typeof turn === 'object') return turn;
  }
  status.change({ state: 'stopped' });
  return undefined;
};
