import { describe, expect, it } from 'vitest';
import { carina } from '../../../domain/pictures/chest-film/chest.ts';
import { apex, midline } from '../../../domain/pictures/chest-film/chest-film.ts';
import { surfaceOf } from '../../../domain/pictures/polyline.ts';
import { inked, pictureOf } from './drawn-points.ts';

const drawn = (parameters: Readonly<Record<string, unknown>>) =>
  pictureOf('chest-film', parameters).draw();

/** The middle of the heart's width, in centimeters from the midline. */
const heartAt = (parameters: Readonly<Record<string, unknown>>): number => {
  const across = inked(drawn(parameters), 'dense').map(([x]) => x);
  return ((Math.min(...across) + Math.max(...across)) / 2 - midline) / 5;
};

describe('a chest film', () => {
  it('has a lung that fell by what was asked, its edge drawn', () => {
    const small = surfaceOf(inked(drawn({ finding: 'pneumothorax', collapse: 60 }), 'rim'));
    const large = surfaceOf(inked(drawn({ finding: 'pneumothorax', collapse: 20 }), 'rim'));
    expect(small).toBeLessThan(0.65 * large);
  });

  it('pushes the heart to the other side under tension, and not without', () => {
    const normal = heartAt({});
    expect(heartAt({ finding: 'tension-pneumothorax', side: 'left' })).toBeLessThan(normal - 2);
    expect(heartAt({ finding: 'tension-pneumothorax', side: 'right' })).toBeGreaterThan(normal + 2);
    expect(heartAt({ finding: 'pneumothorax' })).toBe(normal);
  });

  it.each([5, 3, -2])('ends a tracheal tube %d cm above the carina', (above) => {
    const tube = inked(drawn({ tubeAboveCarina: above }), 'device');
    const [x = 0, y = 0] = tube.at(-1) ?? [];
    const depth = (y - apex) / 5;
    if (above >= 0) expect(carina - depth).toBeCloseTo(above, 1);
    // The patient's right is the left of the film.
    else expect([depth > carina, x < midline]).toEqual([true, true]);
  });

  it.each(['pneumothorax', 'tension-pneumothorax', 'effusion', 'consolidation'])(
    'keeps the name %s to itself',
    (finding) => {
      const picture = pictureOf('chest-film', { finding, side: 'left' });
      expect(picture.seen()).not.toMatch(/pneumo|tension|effus|consolid/i);
      expect(picture.seen()).toContain('left');
      expect(picture.reading()).toMatch(/pneumothorax|effusion|Consolidation/i);
    },
  );
});
