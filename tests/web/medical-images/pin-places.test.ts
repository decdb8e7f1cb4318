import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinPlaces } from '../../../web/features/medical-images/viewer/pin-places.ts';

const place = fc.record({
  x: fc.double({ min: 0, max: 100, noNaN: true }),
  y: fc.double({ min: 0, max: 100, noNaN: true }),
});

describe('the numbers of findings', () => {
  it('stand on the image', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), (findings) => {
        for (const { x, y } of pinPlaces(findings)) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('keep clear of each other where findings lie side by side', () => {
    const places = pinPlaces([
      { x: 30, y: 20 },
      { x: 30, y: 23 },
      { x: 31, y: 26 },
    ]);
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(8);
      }
    }
  });
});
