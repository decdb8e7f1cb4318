import { describe, expect, it } from 'vitest';
import { measured } from '../../../domain/pictures/axes.ts';
import {
  fev1Of,
  firstSecond,
  flowVolume,
  flowVolumeAxes,
} from '../../../domain/pictures/flow-volume/flow-volume.ts';
import { loopNames } from '../../../domain/pictures/flow-volume/loops.ts';
import { inked, pictureOf } from './drawn-points.ts';

const given = (written: object) => flowVolume.parameters.parse(written);

/** The drawn loop in liters and liters a second. */
const loopOf = (written: object) =>
  inked(pictureOf('flow-volume', { ...written }).draw(), 'trace').map(
    measured(flowVolumeAxes(given(written))),
  );

type Limb = ReturnType<typeof loopOf>;

/** The way out and the way back in: they part where all has left. */
const limbsOf = (loop: Limb): { readonly out: Limb; readonly in: Limb } => {
  const most = Math.max(...loop.map(([volume]) => volume));
  const turn = loop.findIndex(([volume]) => volume === most);
  return { out: loop.slice(0, turn + 1), in: loop.slice(turn).toReversed() };
};

const flowAt = (limb: Limb, volume: number): number => {
  const next = Math.max(
    1,
    limb.findIndex(([at]) => at >= volume - 1e-6),
  );
  const [[x1, y1], [x2, y2]] = [limb[next - 1] ?? [0, 0], limb[next] ?? [1, 0]];
  return x2 === x1 ? y2 : y1 + ((y2 - y1) * (volume - x1)) / (x2 - x1);
};

/** How much flow changes from a third to a half of the volume. */
const steps = (limb: Limb, fvc: number): number =>
  Math.abs(flowAt(limb, fvc * 0.3) - flowAt(limb, fvc * 0.5));

describe('a flow-volume loop', () => {
  it.each(loopNames)(
    'of %s has the volume, the flows and the FEV1 of its parameters',
    (pattern) => {
      const loop = loopOf({ pattern });
      const { fvc, peakFlow } = given({ pattern });
      expect(Math.max(...loop.map(([volume]) => volume))).toBeCloseTo(fvc, 1);
      expect(Math.max(...loop.map(([, flow]) => flow))).toBeCloseTo(peakFlow, 1);
      const limb = Array.from({ length: 121 }, (_, i) => (i * fvc) / 120).map(
        (volume) => [volume, flowAt(limbsOf(loop).out, volume)] as const,
      );
      expect(Math.abs(firstSecond(limb) - fev1Of(given({ pattern })))).toBeLessThan(0.12);
    },
  );

  it('tells obstruction from restriction by FEV1/FVC', () => {
    const ratio = (pattern: string): number => fev1Of(given({ pattern })) / given({ pattern }).fvc;
    expect(ratio('obstruction')).toBeLessThan(0.6);
    expect(ratio('restriction')).toBeGreaterThan(0.85);
    expect(ratio('normal')).toBeGreaterThan(0.78);
  });

  it.each([
    ['variable-extrathoracic', { out: false, in: true }],
    ['variable-intrathoracic', { out: true, in: false }],
    ['fixed', { out: true, in: true }],
  ])('is cut off flat where a large airway is narrow: %s', (pattern, flat) => {
    const loop = loopOf({ pattern });
    const { fvc } = given({ pattern });
    const limbs = limbsOf(loop);
    for (const isOut of [true, false]) {
      const isFlat = steps(isOut ? limbs.out : limbs.in, fvc) < 0.1;
      expect(isFlat).toBe(isOut ? flat.out : flat.in);
    }
  });

  it.each(loopNames)('keeps the name %s to itself', (pattern) => {
    expect(pictureOf('flow-volume', { pattern }).seen()).not.toMatch(
      /obstruct|restrict|thoracic|fixed/i,
    );
  });
});
