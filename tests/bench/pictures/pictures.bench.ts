import { readPicture } from '../../../domain/pictures/pictures.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { inTurn, percentile } from '../support/rounds.ts';

const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ecg: { rhythm: 'atrial-fibrillation', seconds: 10 },
  capnogram: { pattern: 'obstruction' },
  'ventilator-graphics': { fault: 'secretions', mode: 'pressure' },
  'flow-volume': { pattern: 'obstruction' },
  'fetal-heart': { pattern: 'variable', minutes: 10 },
  burn: { age: 'child', areas: ['head', 'back'] },
  'chest-film': { finding: 'consolidation', tubeAboveCarina: 4 },
};

const turns = 60;

/** The largest strip as bare text: as many points, from a formula of one line. */
const bare = (): string =>
  Array.from({ length: 2500 }, (_, i) => `${(i / 10).toFixed(2)},${Math.sin(i).toFixed(2)}`).join(
    ' ',
  );

const milliseconds = (act: () => unknown): number => {
  const began = performance.now();
  act();
  return performance.now() - began;
};

const drawAll = (seed: number): readonly number[] =>
  Object.entries(samples).map(([kind, parameters]) =>
    milliseconds(() => {
      const read = readPicture(kind, { parameters, seed });
      if (!read?.ok) throw new Error(`${kind} is not drawn`);
      return [JSON.stringify(read.picture.draw()), read.picture.seen()];
    }),
  );

/** Milliseconds from parameters to a drawing and its words, each kind with ever another seed. */
export const picturesBench = async (): Promise<Goal[]> => {
  for (let seed = 0; seed < 20; seed += 1) drawAll(seed);
  const times = Array.from({ length: turns }, (_, seed) => drawAll(1000 + seed));
  for (const [index, kind] of Object.keys(samples).entries()) {
    const own = times.map((all) => all[index] ?? 0);
    print(
      `  ${kind.padEnd(22)} median ${figure(percentile(own, 0.5))} ms, p99 ${figure(percentile(own, 0.99))} ms`,
    );
  }
  const slowest = (all: readonly number[]): number => Math.max(...all);
  const contestants = [
    { name: 'slowest kind', round: async () => slowest(drawAll(7)) },
    { name: 'bare', round: async () => milliseconds(bare) },
  ];
  const medians = await inTurn(contestants, 15);
  const [drawn = 0, text = 1] = [medians.get('slowest kind'), medians.get('bare')];
  return [
    {
      name: 'a picture drawn on the server, slowest kind, p99',
      measured: percentile(times.map(slowest), 0.99),
      goal: 30,
      wants: 'at most',
      unit: ' ms',
    },
    {
      name: 'the same against 2,500 bare points as text',
      measured: drawn / text,
      goal: 25,
      wants: 'at most',
      unit: ' ×',
    },
  ];
};
