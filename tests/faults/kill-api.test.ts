import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { randomFrom } from '../../domain/kernel/random.ts';
import { cyclesWanted, seedOfRun } from './support/cycles.ts';
import { startScene } from './support/scene.ts';
import { printTally } from './support/tally.ts';

const clean = { lost: [], doubled: [], wrong: [] };
const judgedEvery = 10;

it('keeps every acknowledged event, once, however often the product is killed', async () => {
  const began = performance.now();
  const random = randomFrom(seedOfRun);
  const scene = await startScene({ seed: seedOfRun });
  onTestFinished(scene.end);
  const { history, load } = scene;
  let verdict = await scene.judge();
  load.start();
  for (let cycle = 1; cycle <= cyclesWanted; cycle += 1) {
    await sleep(150 + random() * 250);
    await scene.killProduct();
    if (cycle % judgedEvery !== 0 && cycle !== cyclesWanted) continue;
    await load.pause();
    verdict = await scene.judge();
    expect(verdict, `after ${cycle} kills, seed ${seedOfRun}`).toEqual(clean);
    load.start();
  }
  printTally({ what: 'kill -9 product', cycles: cyclesWanted, history, verdict, seed: seedOfRun, began });
});
