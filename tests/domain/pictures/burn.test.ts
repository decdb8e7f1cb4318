import { describe, expect, it } from 'vitest';
import { partNames } from '../../../domain/pictures/burn/body.ts';
import { burn, percentOf } from '../../../domain/pictures/burn/burn.ts';
import { readPicture } from '../../../domain/pictures/pictures.ts';
import { pointsOf, surfaceOf } from '../../../domain/pictures/polyline.ts';
import { pictureOf } from './drawn-points.ts';

/** Percent of all that is drawn which is drawn as burned. */
const drawnPercent = (written: object): number => {
  const { marks } = pictureOf('burn', { ...written }).draw();
  const surface = (role: string): number =>
    marks
      .filter((mark) => mark.role === role)
      .reduce((sum, { points }) => sum + surfaceOf(pointsOf(points)), 0);
  return (100 * surface('hurt')) / (surface('hurt') + surface('skin'));
};

describe('a burn chart', () => {
  it.each([
    [{ areas: ['right-arm', 'front-of-trunk'] }, 27],
    [{ areas: ['head', 'back', 'left-leg-front'] }, 36],
    [{ areas: ['perineum'] }, 1],
    [{ areas: ['right-arm', 'right-arm-front'] }, 9],
    [{ age: 'child', areas: ['head'] }, 18],
    [{ age: 'child', areas: ['right-leg-front', 'right-leg-back', 'chest'] }, 23],
    [{ areas: [...partNames] }, 100],
    [{ age: 'child', areas: [...partNames] }, 100],
  ])('of %o shades %d percent of the drawn body', (written, percent) => {
    expect(percentOf(burn.parameters.parse(written))).toBe(percent);
    expect(Math.abs(drawnPercent(written) - percent)).toBeLessThan(0.4);
  });

  it('names the shaded parts and no percent before the answer', () => {
    const picture = pictureOf('burn', { areas: ['chest', 'left-arm'] });
    expect(picture.seen()).toContain('Shaded: chest, left arm (front), left arm (back)');
    expect(picture.seen()).not.toMatch(/%|percent/);
    expect(picture.reading()).toContain('18%');
  });

  it('refuses an area it does not know', () => {
    const read = readPicture('burn', { parameters: { areas: ['tail'] }, seed: 1 });
    expect(JSON.stringify(read)).toContain('Known areas are head-front');
  });
});
