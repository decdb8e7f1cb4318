import type { Position } from '../../domain/kernel/envelope.ts';
import type { StreamName } from '../../domain/kernel/ids.ts';
import { pause } from '../runtime/pause.ts';

/** One piece of work of a reaction, with all that is needed to do it again. */
export type Task<Work> = {
  /** Names it among the work of its reaction. */
  readonly key: string;
  /** Tasks of one are done in the order of their events; its own key where their order is the same to all. */
  readonly orderKey: string;
  /** The stream that is to be changed or answered. */
  readonly stream: StreamName;
  /** The event that it answers; absent where the clock asks for it. */
  readonly event?: { readonly id: string; readonly type: string; readonly position: Position };
  readonly work: Work;
};

/** Where work that failed waits with its error for its next try, longer from one to the next. */
export type Parking<Work> = {
  readonly park: (task: Task<Work>, error: unknown) => Promise<void>;
  /** Lets it wait behind what is parked under its order key. */
  readonly queue: (task: Task<Work>) => Promise<void>;
  /** Those of these order keys under which something waits. */
  readonly waiting: (orderKeys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Work whose next try has come, some of it at a time; of each order key the first alone. */
  readonly due: () => Promise<readonly Task<Work>[]>;
  /** It is done. */
  readonly leave: (key: string) => Promise<void>;
  /** True of trouble that is not this work's own: what everything needs is away. */
  readonly isOutage: (error: unknown) => boolean;
  /** Between two looks for what is due; 5 s when absent. */
  readonly everyMs?: number;
};

export const lookEveryMs = 5_000;

type Act<Work> = (work: Work) => Promise<void>;

/**
 * Does one piece of work and says whether it is done: when it fails it is parked, and other work
 * goes on. Throws what an outage throws.
 */
export const doOrPark = async <Work>(
  parking: Parking<Work>,
  task: Task<Work>,
  act: Act<Work>,
): Promise<boolean> => {
  try {
    await act(task.work);
    return true;
  } catch (error) {
    if (parking.isOutage(error)) throw error;
    await parking.park(task, error);
    return false;
  }
};

const tryDue = async <Work>(
  parking: Parking<Work>,
  act: Act<Work>,
  signal: AbortSignal,
): Promise<'some-done' | 'none-done'> => {
  let tried: 'some-done' | 'none-done' = 'none-done';
  for (const task of await parking.due()) {
    const isDone = await doOrPark(parking, task, act);
    // What the signal interrupted may have been left undone.
    if (signal.aborted) return 'none-done';
    if (!isDone) continue;
    await parking.leave(task.key);
    tried = 'some-done';
  }
  return tried;
};

/** Does what was parked and is due, and what waited behind it. Throws what an outage throws. */
export const tryAgain = async <Work>(
  parking: Parking<Work>,
  act: Act<Work>,
  signal: AbortSignal,
): Promise<void> => {
  while ((await tryDue(parking, act, signal)) === 'some-done');
};

/** Looks for what was parked and is due, until the signal. Throws what an outage throws. */
export const keepTrying = async <Work>(
  parking: Parking<Work>,
  act: Act<Work>,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    await tryAgain(parking, act, signal);
    await pause(parking.everyMs ?? lookEveryMs, signal);
  }
};
