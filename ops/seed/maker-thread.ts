import { parentPort, workerData } from 'node:worker_threads';
import type { BulkWish } from './bulk-learners.ts';
import { type LearnerKey, madeLearners } from './made-learners.ts';

const wish = workerData as BulkWish;

// What goes wrong here ends the thread, and whoever started it is told.
parentPort?.on('message', async (learners: readonly LearnerKey[]) => {
  const made = await madeLearners(wish, learners);
  parentPort?.postMessage(made, [made.bytes.buffer, made.starts.buffer]);
});
