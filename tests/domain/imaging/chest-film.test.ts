import { describe, expect, it } from 'vitest';
import { drawChestFilm } from '../../../domain/imaging/chest-film/draw-chest-film.ts';
import { middleOf, regions } from '../../../domain/imaging/chest-film/findings/consolidation.ts';
import { gapAtHilum, pleuraOf } from '../../../domain/imaging/chest-film/findings/pneumothorax.ts';
import { tubeTip } from '../../../domain/imaging/chest-film/findings/tubes.ts';
import { heartOutline, widthOf } from '../../../domain/imaging/chest-film/heart.ts';
import type { ChestFilm } from '../../../domain/imaging/chest-film/parameters.ts';
import {
  carinaOf,
  hemithorax,
  shiftOf,
  thoraxWidth,
  unitsPerCentimeter,
} from '../../../domain/imaging/chest-film/thorax.ts';
import type { Point } from '../../../domain/imaging/svg/geometry.ts';
import { blobOf } from '../../../domain/imaging/svg/geometry.ts';

const film = (findings: Partial<ChestFilm> = {}): ChestFilm => ({
  kind: 'chest-film',
  projection: 'PA',
  position: 'erect',
  ...findings,
});

const drawn = (findings: Partial<ChestFilm> = {}) => drawChestFilm(film(findings), 'probe');

/** Whether a ray to the right crosses the outline an odd number of times. */
const isInside = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.filter(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [0, 0];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

const placeNamed = (name: string, findings: Partial<ChestFilm>): Point => {
  const found = drawn(findings).hotspots.find((place) => place.name === name);
  if (!found) throw new Error(`no place is named ${name}`);
  return [found.x * 10, found.y * 10];
};

describe('the heart', () => {
  it.each([0.36, 0.43, 0.5, 0.58, 0.7])('of ratio %d is drawn as wide as that', (ratio) => {
    const outline = heartOutline(film({ heart: { ratio } }));
    expect(widthOf(outline) / thoraxWidth).toBeCloseTo(ratio, 2);
    expect(drawn({ heart: { ratio } }).svg).toContain(blobOf(outline));
  });

  it('is called large by the bound of its projection', () => {
    const wide = { heart: { ratio: 0.53 } } as const;
    expect(drawn(wide).impression).toBe('Cardiomegaly, cardiothoracic ratio 0.53.');
    expect(drawn({ ...wide, projection: 'AP' }).impression).toBe('Normal chest radiograph.');
  });
});

describe('air in the pleural space', () => {
  const air = (side: 'right' | 'left', collapse: number, tension = false) =>
    ({ pneumothorax: { side, collapse, tension } }) as const;

  it.each([
    ['right', (x: number) => x < 500],
    ['left', (x: number) => x > 500],
  ] as const)('on the %s lies in the right half of the image', (side, isThere) => {
    for (const name of ['Visceral pleural line', 'No vessels beyond it'])
      expect(isThere(placeNamed(name, air(side, 0.4))[0])).toBe(true);
    expect(drawn(air(side, 0.4)).impression).toContain(side);
    expect(drawn(air(side, 0.4)).alt).toContain(side === 'right' ? 'image left' : 'image right');
  });

  it('lies between the chest wall and the pleura', () => {
    const findings = air('right', 0.4);
    const place = placeNamed('No vessels beyond it', findings);
    expect(isInside(place, hemithorax(film(findings), 'right'))).toBe(true);
    const line = [...pleuraOf(film(findings), 'right'), [490, 776], [490, 128]] as const;
    expect(isInside(place, line)).toBe(false);
  });

  it('is large from a gap of 2 cm at the hilum', () => {
    expect(gapAtHilum(film(air('right', 0.46)), 'right')).toBeGreaterThanOrEqual(2);
    expect(drawn(air('right', 0.46)).impression).toMatch(/^Large/);
    expect(gapAtHilum(film(air('right', 0.2)), 'right')).toBeLessThan(2);
    expect(drawn(air('right', 0.2)).impression).toMatch(/^Small/);
  });

  it.each(['right', 'left'] as const)('under pressure on the %s pushes the middle away', (side) => {
    const shift = shiftOf(film(air(side, 0.9, true)));
    expect(Math.sign(shift)).toBe(side === 'right' ? 1 : -1);
    const { steps } = drawn(air(side, 0.9, true));
    const away = side === 'right' ? 'left' : 'right';
    expect(steps.find(({ step }) => step === 'Airway')?.seen).toContain(`pushed to the ${away}`);
  });
});

describe('a consolidation', () => {
  it.each(Object.keys(regions) as (keyof typeof regions)[])(
    'of %s is drawn and marked in its lobe',
    (lobe) => {
      const region = regions[lobe];
      const findings = { consolidation: { lobe, density: 0.9 } } as const;
      expect(drawn(findings).svg).toContain(blobOf(region.outline));
      const place = placeNamed('Air-space opacity', findings);
      expect(isInside(place, region.outline)).toBe(true);
      expect(place[0] < 500).toBe(lobe.startsWith('right'));
      expect(middleOf(region.outline)[0]).toBeCloseTo(place[0], -1);
      expect(drawn(findings).impression).toContain(region.name);
    },
  );
});

describe('volume', () => {
  it('that is added pushes, and that is lost pulls', () => {
    expect(shiftOf(film({ effusion: { side: 'right', size: 'large' } }))).toBeGreaterThan(0);
    expect(shiftOf(film({ atelectasis: 'right-lung' }))).toBeLessThan(0);
    expect(shiftOf(film({ effusion: { side: 'both', size: 'large' } }))).toBe(0);
  });
});

describe('a tracheal tube', () => {
  it.each([-2, 2, 4, 7])('ends %d cm from the carina', (aboveCarina) => {
    const set = film({ trachealTube: { aboveCarina } });
    const [x, y] = tubeTip(set);
    const [carinaX, carinaY] = carinaOf(set);
    const far = aboveCarina > 0 ? carinaY - y : Math.hypot(x - carinaX, y - carinaY);
    expect(far / unitsPerCentimeter(false)).toBeCloseTo(Math.abs(aboveCarina), 1);
    if (aboveCarina < 0) expect(x).toBeLessThan(carinaX);
  });

  it.each([
    [-2, 'right main bronchus'],
    [2, 'too low'],
    [4, 'in place'],
    [7, 'too high'],
  ])('at %d cm is said to be %s', (aboveCarina, words) => {
    expect(drawn({ trachealTube: { aboveCarina } }).impression).toContain(words);
  });
});

describe('findings together', () => {
  it('are all said, drawn and marked', () => {
    const { impression, hotspots, steps } = drawn({
      effusion: { side: 'left', size: 'moderate' },
      ribFracture: { side: 'left', rib: 6 },
    });
    expect(impression).toContain('pleural effusion');
    expect(impression).toContain('6th rib');
    expect(hotspots.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Left meniscus', '6th rib']),
    );
    expect(steps.filter(({ abnormal }) => abnormal).map(({ step }) => step)).toEqual([
      'Bones',
      'Diaphragm',
      'Edges',
    ]);
  });
});
