import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { randomFrom } from '../../../domain/kernel/random.ts';
import { cyclesWanted, seedOfRun } from './cycles.ts';
import { type Scene, startScene } from './scene.ts';
import { printTally } from './tally.ts';
import { untilAcknowledged } from './until.ts';

const judgedEvery = 10;
const shortestLoadMs = 150;
const longestLoadMs = 400;
const clean = { lost: [], doubled: [], wrong: [] };

export type Killing = {
  readonly what: string;
  /** Resolves when what was killed is back. */
  readonly kill: (scene: Scene) => Promise<void>;
};

/** Kills, and gives the milliseconds until something was acknowledged again. */
const killOnce = async ({ kill }: Killing, scene: Scene): Promise<number> => {
  const killedAt = performance.now();
  await kill(scene);
  // What is read first is the likeliest to be out of date.
  const looked = scene.lookAtProgress();
  await untilAcknowledged(scene.history);
  const took = performance.now() - killedAt;
  await looked;
  return took;
};

/** Kills again and again under load, and holds that nothing acknowledged was lost or doubled. */
export const runCycles = async (killing: Killing): Promise<Scene> => {
  const began = performance.now();
  const random = randomFrom(seedOfRun);
  const scene = await startScene({ seed: seedOfRun });
  const recoveries: number[] = [];
  scene.load.start();
  for (let cycle = 1; cycle <= cyclesWanted; cycle += 1) {
    await sleep(shortestLoadMs + random() * (longestLoadMs - shortestLoadMs));
    recoveries.push(await killOnce(killing, scene));
    if (cycle % judgedEvery !== 0 && cycle !== cyclesWanted) continue;
    await scene.load.pause();
    const verdict = await scene.judge();
    if (cycle === cyclesWanted) {
      printTally({ ...killing, cycles: cycle, history: scene.history, verdict, recoveries, began });
    }
    expect(verdict, `after ${cycle} kills, seed ${seedOfRun}`).toEqual(clean);
    scene.load.start();
  }
  return scene;
};
