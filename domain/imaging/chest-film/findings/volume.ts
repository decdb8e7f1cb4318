import { type Finding, spot } from '../../finding.ts';
import { areaOf, blobOf, curveThrough, type Point } from '../../svg/geometry.ts';
import { path } from '../../svg/paint.ts';
import type { ChestFilm, Side } from '../parameters.ts';
import { domeOf, hemithorax, tracheaOf } from '../thorax.ts';

/** Lungs that hold too much air. */
export const hyperinflation = (film: ChestFilm): Finding | undefined => {
  if (!film.hyperinflation) return;
  return {
    layers: {},
    hotspots: [
      spot(
        domeOf(film, 'right')[9] ?? [288, 720],
        'Flat diaphragm',
        'Pressed low and flat by air that does not leave.',
      ),
      spot([270, 300], 'Dark lung', 'Few and thin vessels: the lung is blacker than usual.'),
      spot([502, 620], 'Narrow heart', 'A long, narrow heart that hangs between large lungs.'),
    ],
    seen: {
      Bones: 'Ribs lie level, the spaces between them wide',
      Cardiac: 'Heart long and narrow',
      Diaphragm: 'Both domes low and flat',
      Fields: 'Dark, with few vessels',
    },
    impression: 'Hyperinflated lungs, as in chronic obstructive pulmonary disease',
    alt: 'Both lungs are large and dark, the diaphragm is low and flat and the heart narrow.',
  };
};

const upperFan: readonly Point[] = [
  [452, 136],
  [404, 118],
  [346, 142],
  [306, 204],
  [286, 250],
  [330, 290],
  [380, 318],
  [420, 350],
  [448, 392],
];
const lowerSail: readonly Point[] = [
  [566, 430],
  [600, 520],
  [634, 600],
  [668, 690],
  [690, 742],
  [600, 748],
  [560, 740],
];

const whole = (side: Side): Finding['seen'] => ({
  Airway: `Trachea pulled to the ${side}`,
  Cardiac: `Heart pulled to the ${side}, its border lost`,
  Diaphragm: `${side === 'right' ? 'Right' : 'Left'} dome hidden`,
  Fields: `${side === 'right' ? 'Right' : 'Left'}: white, without air`,
});

const wholeLung = (film: ChestFilm, side: Side): Finding => {
  const area = areaOf([...hemithorax(film, side)]);
  const Side = side === 'right' ? 'Right' : 'Left';
  const middle: Point = side === 'right' ? [300, 480] : [720, 480];
  return {
    layers: { lung: path(area, { fill: 0.6, opacity: 0.94, blur: 5 }) },
    hotspots: [
      spot(middle, 'White lung', `The ${side} lung holds no air.`),
      spot(
        tracheaOf(film),
        'Trachea pulled over',
        `It lies towards the white side: volume is lost, not added.`,
      ),
    ],
    seen: whole(side),
    impression: `Collapse of the whole ${side} lung, with the middle of the chest pulled to the ${side}`,
    alt: `${Side} half of the chest (image ${side === 'right' ? 'left' : 'right'}) evenly white; windpipe and heart are moved towards it.`,
  };
};

const rightUpper = (film: ChestFilm): Finding => ({
  layers: {
    front: path(blobOf(upperFan), { fill: 0.62, opacity: 0.88, blur: 5 }),
    bone: path(curveThrough(upperFan.slice(4)), { stroke: 1, width: 3, opacity: 0.34, blur: 1 }),
  },
  hotspots: [
    spot([380, 220], 'White wedge', 'The upper lobe without air, folded against the middle.'),
    spot([340, 296], 'Raised fissure', 'The minor fissure is pulled up: the sign of lost volume.'),
    spot(tracheaOf(film), 'Trachea drawn over', 'A little to the right.'),
  ],
  seen: {
    Airway: 'Trachea drawn a little to the right',
    Fields: 'Right: a white wedge above a raised minor fissure; the hilum stands higher',
  },
  impression: 'Collapse of the right upper lobe',
  alt: 'At the top of the image left, a white wedge with a sharp, raised lower border.',
});

const leftLower = (): Finding => ({
  layers: {
    over: path(areaOf(lowerSail), { fill: 1, opacity: 0.2, blur: 2 }),
    base: path(
      areaOf([
        [566, 690],
        [690, 690],
        [720, 742],
        [560, 748],
      ]),
      { fill: 0.66, opacity: 0.8, blur: 9 },
    ),
  },
  hotspots: [
    spot(
      [622, 640],
      'Sail behind the heart',
      'A dense triangle with a straight outer edge: the lower lobe without air.',
    ),
    spot(
      [690, 716],
      'Dome lost',
      'The inner part of the left dome cannot be followed behind the heart.',
    ),
  ],
  seen: {
    Cardiac: 'A second straight border behind the heart (sail)',
    Diaphragm: 'Inner part of the left dome lost',
  },
  impression: 'Collapse of the left lower lobe',
  alt: 'Behind the heart on the image right, a dense triangle with a straight outer edge.',
});

/** A lobe or lung without air, and what is pulled after it. */
export const atelectasis = (film: ChestFilm): Finding | undefined => {
  switch (film.atelectasis) {
    case undefined:
      return;
    case 'right-upper':
      return rightUpper(film);
    case 'left-lower':
      return leftLower();
    case 'right-lung':
      return wholeLung(film, 'right');
    case 'left-lung':
      return wholeLung(film, 'left');
  }
};
