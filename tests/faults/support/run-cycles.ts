import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { randomFrom } from '../../../domain/kernel/random.ts';
import { cyclesWanted, seedOfRun } from './cycles.ts';
import { type Scene, startScene } from './scene.ts';
import { printTally } from './tally.ts';
import { untilAcknowledged } from './until.ts';

const judgedEvery = 5;
const shortestLoadMs = 150;
const longestLoadMs = 400;
const clean = { lost: [], doubled: [], wrong: [] };

export type Killing = {
  readonly what: string;
  /** Resolves when what was killed is back. */
  readonly kill: (scene: Scene) => Promise<void>;
};

/** Kills, and gives the milliseconds until something was acknowledged again. */
const killUnderLoad = async ({ kill }: Killing, scene: Scene): Promise<number> => {
  const killedAt = performance.now();
  await kill(scene);
  const since = performance.now();
  return since - killedAt + (await untilAcknowledged(scene.history, scene.learners));
};

/** What a learner has just seen is what a crash may take back most easily: nothing came after it. */
const killAtRest = async ({ kill }: Killing, scene: Scene): Promise<void> => {
  await scene.load.pause();
  await scene.lookAtProgress();
  await kill(scene);
  await scene.lookAtProgress();
};

/** Kills again and again under load, and holds that nothing acknowledged was lost or doubled. */
export const runCycles = async (killing: Killing): Promise<Scene> => {
  const began = performance.now();
  const random = randomFrom(seedOfRun);
  const scene = await startScene();
  const { history, load } = scene;
  const recoveries: number[] = [];
  load.start();
  for (let cycle = 1; cycle <= cyclesWanted; cycle += 1) {
    await sleep(shortestLoadMs + random() * (longestLoadMs - shortestLoadMs));
    recoveries.push(await killUnderLoad(killing, scene));
    if (cycle % judgedEvery !== 0 && cycle !== cyclesWanted) continue;
    await killAtRest(killing, scene);
    const verdict = await scene.judge();
    if (cycle === cyclesWanted) {
      printTally({ what: killing.what, cycles: cycle, history, verdict, recoveries, began });
    }
    expect(verdict, `after ${cycle} kills, seed ${seedOfRun}`).toEqual(clean);
    load.start();
  }
  return scene;
};
