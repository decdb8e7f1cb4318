import { Worker } from 'node:worker_threads';
import type { BulkWish } from './bulk-learners.ts';
import type { EventTuples } from './event-tuples.ts';
import type { LearnerKey } from './made-learners.ts';

/** A thread that makes learners up came to its end. */
class MakerFailed extends Error {
  override name = 'MakerFailed' as const;
}

type Making = {
  readonly learners: readonly LearnerKey[];
  readonly resolve: (made: EventTuples) => void;
  readonly reject: (error: Error) => void;
};

export type Makers = {
  /** Those that are asked for first are begun first, by whoever is free. Throws `MakerFailed`. */
  readonly make: (learners: readonly LearnerKey[]) => Promise<EventTuples>;
  readonly end: () => Promise<void>;
};

/** So many threads that make learners up; one that fails takes all that was asked for with it. */
export const makers = (wish: BulkWish, threads: number): Makers => {
  const file = new URL('./maker-thread.ts', import.meta.url);
  const waiting: Making[] = [];
  const underWay = new Map<Worker, Making>();
  let failure: MakerFailed | undefined;

  const fail = (what: string, cause?: unknown): void => {
    failure ??= new MakerFailed(`Learners could not be made up: ${what}`, { cause });
    for (const { reject } of [...underWay.values(), ...waiting]) reject(failure);
    underWay.clear();
    waiting.length = 0;
  };

  const giveTo = (worker: Worker): void => {
    const next = waiting.shift();
    if (!next) return;
    underWay.set(worker, next);
    worker.postMessage(next.learners);
  };

  const started = Array.from({ length: threads }, () => {
    const worker = new Worker(file, { workerData: wish });
    worker.on('message', (made: EventTuples) => {
      underWay.get(worker)?.resolve(made);
      underWay.delete(worker);
      giveTo(worker);
    });
    worker.on('error', (error) => fail(error.message, error));
    worker.on('exit', (code) => fail(`a thread ended with ${code}`));
    return worker;
  });

  return {
    make: (learners) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        waiting.push({ learners, resolve, reject });
        const free = started.find((worker) => !underWay.has(worker));
        if (free) giveTo(free);
      }),
    end: async () => {
      await Promise.all(started.map((worker) => worker.terminate()));
    },
  };
};
