import { describe, expect, it } from 'vitest';
import { measured } from '../../../domain/pictures/axes.ts';
import {
  capnogram,
  capnogramAxes,
  endTidals,
} from '../../../domain/pictures/capnogram/capnogram.ts';
import { patternNames } from '../../../domain/pictures/capnogram/patterns.ts';
import { inked, pictureOf } from './drawn-points.ts';

/** The drawn line in seconds and mm Hg, as a reader with a ruler finds it. */
const lineOf = (written: object) => {
  const drawing = pictureOf('capnogram', { ...written }, 4).draw();
  const axes = capnogramAxes(capnogram.parameters.parse(written));
  return inked(drawing, 'trace').map(measured(axes));
};

const topsOf = (line: ReturnType<typeof lineOf>): readonly number[] =>
  line.flatMap(([, mmHg], i) => {
    const [before, after] = [line[i - 1]?.[1] ?? 0, line[i + 1]?.[1] ?? 0];
    return mmHg > before && mmHg > after && mmHg > 1 ? [mmHg] : [];
  });

describe('a capnogram', () => {
  it.each([
    [{ pattern: 'normal', rate: 12, etco2: 40 }, 40],
    [{ pattern: 'obstruction', rate: 20, etco2: 29 }, 29],
    [{ pattern: 'hypoventilation', rate: 6, etco2: 72 }, 72],
    [{ pattern: 'leak', etco2: 34 }, 34],
  ])('of %o is drawn as high as its end-tidal CO2 and as often as its rate', (written, etco2) => {
    const given = capnogram.parameters.parse(written);
    const tops = topsOf(lineOf(written));
    expect(tops).toHaveLength(endTidals(given, 4).length);
    for (const top of tops) expect(Math.abs(top - etco2)).toBeLessThan(0.03 * etco2 + 1);
  });

  it('rebreathes above a baseline that never returns to zero', () => {
    const later = lineOf({ pattern: 'rebreathing' }).filter(([at]) => at > 5);
    expect(Math.min(...later.map(([, mmHg]) => mmHg))).toBeGreaterThan(5);
  });

  it('falls to nothing where the tube is in the stomach, and rises where a heart begins to beat', () => {
    const gone = endTidals(capnogram.parameters.parse({ pattern: 'esophageal' }), 1);
    expect(gone.at(-1)).toBeLessThan(0.2 * (gone[0] ?? 0));
    const back = endTidals(capnogram.parameters.parse({ pattern: 'rosc' }), 1);
    expect(back.at(-1)).toBeGreaterThan(3 * (back[0] ?? 0));
  });

  it.each(patternNames)('keeps the name %s to itself until it is answered', (pattern) => {
    const picture = pictureOf('capnogram', { pattern });
    expect(picture.seen().toLowerCase()).not.toMatch(
      /obstruct|rebreath|esophag|curare|ventilation|circulation|leak|normal/,
    );
    expect(picture.reading()).toContain('end-tidal');
  });
});
