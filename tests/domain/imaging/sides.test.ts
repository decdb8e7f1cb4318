import { describe, expect, it } from 'vitest';
import { allCases } from '../../../domain/imaging/cases/all-cases.ts';
import { drawCase } from '../../../domain/imaging/draw-case.ts';
import type { ImageParameters } from '../../../domain/imaging/parameters.ts';

const [sample] = allCases;
if (!sample) throw new Error('there is no case');

const drawn = (image: ImageParameters) => drawCase({ ...sample, image });

type Sided = (side: 'right' | 'left') => ImageParameters;

/** Everything that has a side, with the place that lies there. */
const sided: readonly (readonly [string, Sided, string])[] = [
  [
    'an epidural hematoma',
    (side) => ({ kind: 'ct-head', finding: 'epidural', side, shiftMillimeters: 6 }),
    'Bright lens',
  ],
  [
    'an infarct',
    (side) => ({ kind: 'ct-head', finding: 'infarct', side, shiftMillimeters: 0 }),
    'Dark wedge',
  ],
  [
    'a brain tumor',
    (side) => ({ kind: 'mri-brain', weighting: 'T2', finding: 'tumor', side }),
    'Edema',
  ],
  ['a lung mass', (side) => ({ kind: 'ct-chest', finding: 'mass', side }), 'Mass with spikes'],
  [
    'a stone on CT',
    (side) => ({ kind: 'ct-abdomen', finding: 'kidney-stone', side }),
    'Bright stone',
  ],
  [
    'a stone on a film',
    (side) => ({ kind: 'abdomen-film', finding: 'kidney-stone', side }),
    'Calcified stone',
  ],
  [
    'an effusion',
    (side) => ({ kind: 'ct-chest', finding: 'effusion', side }),
    'Fluid behind the lung',
  ],
];

describe.each(sided)('%s', (_, parameters, name) => {
  it.each([
    ['right', (x: number) => x < 50],
    ['left', (x: number) => x > 50],
  ] as const)('of the %s lies there in the image, and all words agree', (side, isThere) => {
    const { hotspots, impression, alt, steps } = drawn(parameters(side));
    const place = hotspots.find((one) => one.name === name);
    expect(place && isThere(place.x)).toBe(true);
    expect(impression.toLowerCase()).toContain(side);
    expect(alt).toContain(`image ${side === 'right' ? 'left' : 'right'}`);
    expect(steps.some(({ seen, abnormal }) => abnormal && seen.toLowerCase().includes(side))).toBe(
      true,
    );
  });
});

describe('a midline', () => {
  it.each([
    ['left', 'right'],
    ['right', 'left'],
  ] as const)('is pushed away from a hematoma of the %s', (side, away) => {
    const { hotspots, steps } = drawn({
      kind: 'ct-head',
      finding: 'epidural',
      side,
      shiftMillimeters: 8,
    });
    const place = hotspots.find(({ name }) => name === 'Midline pushed across');
    expect((place?.x ?? 50) < 50).toBe(away === 'right');
    expect(steps.find(({ step }) => step === 'Midline')?.seen).toBe(`Pushed 8 mm to the ${away}`);
  });
});

describe('a film of a limb', () => {
  it('is turned over for the left, with its places', () => {
    const of = (side: 'right' | 'left') =>
      drawn({ kind: 'bone-film', region: 'ankle', side, finding: 'fracture' });
    const [right, left] = [of('right'), of('left')];
    expect(right.hotspots.map(({ x }) => Math.round(100 - x))).toEqual(
      left.hotspots.map(({ x }) => Math.round(x)),
    );
    expect(left.impression).toMatch(/^Left ankle/);
    expect(left.svg).toContain('scale(-1 1)');
    expect(left.svg).toContain('>L</text>');
    expect(right.svg).toContain('>R</text>');
  });
});
