import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ourFiles, root } from './tree.ts';

/** Rounds hundredths, or thousandths to a tenth of a percent, by hand. */
const byHand =
  /Math\.(?:round|floor|ceil|trunc)\([^;\n]*(?:\* 100\b|\b100 \*|\* 1000\) \/ 10\b|\b1000 \*[^;\n]*\) \/ 10\b)|\* 100\)\.toFixed/;

const rooms = ['api', 'database', 'domain', 'ops', 'projectors', 'web'];
/** Doses and gases of questions are rounded as the profession does it; drawings place points. */
const apart = /^domain\/(?:items\/models|knowledge)\/|^web\/drawings\//;

describe('a percent', () => {
  it('is rounded in one place, by kernel/percent.ts', () => {
    const found = rooms
      .flatMap((room) => [...ourFiles(`${room}/**/*.ts`), ...ourFiles(`${room}/**/*.tsx`)])
      .filter((path) => !apart.test(path))
      .filter((path) => byHand.test(readFileSync(join(root, path), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    'Math.round((correct / total) * 100)',
    'Math.round((100 * part) / whole)',
    'Math.floor(share * 100)',
    'Math.round(share * 1000) / 10',
    'Math.round((1000 * questions) / all) / 10',
    '(share * 100).toFixed(0)',
  ])('would be caught at %s', (code) => {
    expect(code).toMatch(byHand);
  });

  it.each([
    'Math.round(seconds * 10) / 10',
    'Math.round(value * 1000) / 1000',
    'Math.round((performance.now() - since.current) / 100) / 10',
  ])('is not meant by %s', (code) => {
    expect(code).not.toMatch(byHand);
  });
});
