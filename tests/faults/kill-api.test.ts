import { it } from 'vitest';
import { timeLimitMs } from './support/cycles.ts';
import { runCycles } from './support/run-cycles.ts';

it(
  'keeps every acknowledged event, once, however often the product is killed',
  async () => {
    await runCycles({ what: 'kill -9 product', kill: (scene) => scene.killProduct() });
  },
  timeLimitMs,
);
