import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../../../domain/bank/blueprints/blueprints.ts';
import { type RandomSource, randomFrom } from '../../../domain/kernel/random.ts';
import { adaptiveExams } from '../../../domain/measurement/adaptive-rules.ts';
import { simulatedPool, sitExam } from './support/simulated-exam.ts';

const [exam] = adaptiveExams;
if (!exam) throw new Error('no adaptive exam is configured');
const { rules } = exam;
const areas = (blueprintOf('RN', 'NCLEX-RN')?.areas ?? []).map(({ code, weight }) => ({
  code,
  weight: weight.mid,
}));

/** Standard normal by Box and Muller. */
const normal = (random: RandomSource): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const candidates = 500;
const study = (difficulty: (random: RandomSource) => number) => {
  const pool = simulatedPool(areas, 1050, difficulty);
  const random = randomFrom(2026);
  return Array.from({ length: candidates }, (_, index) => {
    const ability = normal(random);
    return { ability, ...sitExam(ability, { pool, areas, rules, seed: index + 1 }) };
  });
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each([
  ['spread items', (random: RandomSource) => normal(random)],
  ['three levels', (random: RandomSource) => [-0.6, 0, 0.6][Math.floor(random() * 3)] ?? 0],
] as const)('500 simulated candidates on %s', (name, difficulty) => {
  const sat = study(difficulty);

  it('are measured without bias, and the interval holds their ability as often as it says', async ({
    annotate,
  }) => {
    const bias = mean(sat.map(({ ability, standing }) => standing.theta - ability));
    const covered = mean(
      sat.map(({ ability, standing: { low, high } }) => Number(low <= ability && ability <= high)),
    );
    const classified = mean(
      sat.map(({ ability, ending }) => Number(ending.passed === ability > rules.cut)),
    );
    const length = mean(sat.map(({ standing }) => standing.answered));
    await annotate(
      `${name}: bias ${bias.toFixed(3)}, coverage ${covered.toFixed(3)}, classified right ${classified.toFixed(3)}, mean length ${length.toFixed(1)}`,
    );
    expect(Math.abs(bias)).toBeLessThan(0.1);
    expect(covered).toBeGreaterThanOrEqual(0.92);
    expect(covered).toBeLessThanOrEqual(0.98);
    expect(classified).toBeGreaterThan(0.85);
  });

  it('are asked of each area its share, within two items', () => {
    const sum = areas.reduce((total, { weight }) => total + weight, 0);
    for (const { counts, standing } of sat) {
      for (const { code, weight } of areas) {
        const share = (weight / sum) * standing.answered;
        expect(Math.abs((counts[code] ?? 0) - share)).toBeLessThanOrEqual(2);
      }
    }
  });
});
