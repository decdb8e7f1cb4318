import { type Finding, spot } from '../../finding.ts';
import { curveThrough, type Point } from '../../svg/geometry.ts';
import { group, path } from '../../svg/paint.ts';
import type { ChestFilm } from '../parameters.ts';
import { carinaOf, midline, shiftAt, unitsPerCentimeter } from '../thorax.ts';

/** A tube with two faint walls and the line that shows on film. */
const tube = (points: readonly Point[], width: number): string => {
  const line = curveThrough(points);
  return group({ blur: 1 }, [
    path(line, { stroke: 1, width, opacity: 0.3 }),
    path(line, { stroke: 0, width: width - 6, opacity: 0.22 }),
    path(line, { stroke: 1, width: 4, opacity: 0.85 }),
  ]);
};

const upTo = 16;

/** Down the right main bronchus, by the distance below the carina. */
const bronchusAt = ([x, y]: Point, distance: number): Point => [
  x - distance * 0.6,
  y + distance * 0.8,
];

/** The tip of the tracheal tube. */
export const tubeTip = (film: ChestFilm): Point => {
  const units = (film.trachealTube?.aboveCarina ?? 0) * unitsPerCentimeter(film.child === true);
  const carina = carinaOf(film);
  if (units < 0) return bronchusAt(carina, -units);
  const y = carina[1] - units;
  return [midline - 3 + shiftAt(film, y), y];
};

const trachealLine = (film: ChestFilm, tip: Point): readonly Point[] => {
  const start: Point = [midline - 24, 16];
  const carina = carinaOf(film);
  if (tip[1] <= carina[1]) return [start, [(start[0] + tip[0]) / 2, (16 + tip[1]) / 2], tip];
  return [start, [midline, 160], [carina[0] - 2, carina[1] - 24], tip];
};

const tubeWords = (aboveCarina: number) => {
  if (aboveCarina < 0)
    return {
      seen: `Tracheal tube: tip ${-aboveCarina} cm beyond the carina, in the right main bronchus`,
      why: 'Too deep: only the right lung is ventilated well.',
      impression: `Tracheal tube in the right main bronchus, ${-aboveCarina} cm beyond the carina`,
      alt: 'A tube runs down the windpipe and on into the bronchus on the image left.',
    };
  const isLow = aboveCarina < 3;
  const isHigh = aboveCarina > 5;
  const verdict = isLow ? 'too low' : isHigh ? 'too high' : 'in place';
  return {
    seen: `Tracheal tube: tip ${aboveCarina} cm above the carina, ${verdict}`,
    why: 'With the head in neutral position the tip belongs 3 to 5 cm above the carina.',
    impression: `Tracheal tube ${verdict}, tip ${aboveCarina} cm above the carina`,
    alt: `A tube runs down the windpipe and ends ${aboveCarina} cm above its fork.`,
  };
};

/** A tracheal tube and where its tip lies. */
export const trachealTube = (film: ChestFilm): Finding | undefined => {
  if (!film.trachealTube) return;
  const tip = tubeTip(film);
  const words = tubeWords(film.trachealTube.aboveCarina);
  return {
    layers: { device: tube(trachealLine(film, tip), 20) },
    hotspots: [
      spot(tip, 'Tip of the tracheal tube', words.why),
      spot(carinaOf(film), 'Carina', 'Depth is measured from here.'),
    ],
    seen: { Gadgets: words.seen },
    impression: words.impression,
    alt: words.alt,
  };
};

const gastricCourses = {
  stomach: [
    [522, upTo],
    [526, 240],
    [532, 420],
    [556, 620],
    [604, 708],
    [690, 760],
    [752, 786],
  ],
  'right-bronchus': [
    [506, upTo],
    [504, 250],
    [498, 318],
    [462, 372],
    [412, 440],
    [366, 560],
    [340, 634],
  ],
  esophagus: [
    [508, upTo],
    [512, 200],
    [516, 330],
    [520, 430],
  ],
} as const satisfies Record<string, readonly Point[]>;

const gastricWords = {
  stomach: {
    seen: 'Gastric tube: in the midline past the carina, tip under the left dome',
    why: 'It crosses the diaphragm in the midline and ends in the stomach.',
    impression: 'Gastric tube in the stomach',
    alt: 'A thin tube runs down the middle past the fork of the windpipe and ends under the left dome.',
  },
  'right-bronchus': {
    seen: 'Gastric tube: turns with the right main bronchus, tip in the right lower zone',
    why: 'It follows the airway, not the gullet: feeding would go into the lung.',
    impression: 'Gastric tube in the right lung',
    alt: 'A thin tube turns at the fork of the windpipe and ends in the lung on the image left.',
  },
  esophagus: {
    seen: 'Gastric tube: ends in the gullet, above the diaphragm',
    why: 'Too short: feed would run back and be breathed in.',
    impression: 'Gastric tube too short, tip in the esophagus',
    alt: 'A thin tube runs down the middle and ends behind the heart, above the diaphragm.',
  },
} as const;

/** A gastric tube and where it ends. */
export const gastricTube = ({ gastricTube: place }: ChestFilm): Finding | undefined => {
  if (!place) return;
  const course: readonly Point[] = gastricCourses[place];
  const words = gastricWords[place];
  return {
    layers: { device: tube(course, 9) },
    hotspots: [spot(course.at(-1) ?? [0, 0], 'Tip of the gastric tube', words.why)],
    seen: { Gadgets: words.seen },
    impression: words.impression,
    alt: words.alt,
  };
};
