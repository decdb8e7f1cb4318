import { z } from 'zod';
import type { Drawing, DrawnMark, InkRole } from '../../contracts/drawing.ts';
import { numberBetween } from '../numbers.ts';
import type { PictureKind } from '../picture-kind.ts';
import { type Point, pointsText, thinned } from '../polyline.ts';
import {
  airTree,
  airwaysIn,
  body,
  carina,
  collarbones,
  consolidated,
  fallenLung,
  filmSide,
  fluid,
  heart,
  lungSpace,
  openedSpace,
  ribs,
} from './chest.ts';

const findings = [
  'normal',
  'pneumothorax',
  'tension-pneumothorax',
  'effusion',
  'consolidation',
] as const;

const parameters = z.strictObject({
  finding: z
    .enum(findings, { error: `Known findings are ${findings.join(', ')}` })
    .default('normal'),
  side: z.enum(['right', 'left'], 'Sides are right and left, of the patient').default('right'),
  lobe: z.enum(['upper', 'lower'], 'Lobes are upper and lower').default('lower'),
  /** Percent of its width by which the lung fell. */
  collapse: numberBetween({ least: 10, most: 90, what: 'a collapse in percent' }).default(35),
  /** Centimeters of the tip of a tracheal tube above the carina; below it, it lies in the right main bronchus. */
  tubeAboveCarina: numberBetween({
    least: -4,
    most: 9,
    what: 'centimeters above the carina',
  }).optional(),
  gastricTube: z
    .enum(['stomach', 'right-bronchus'], 'A gastric tube ends in stomach or right-bronchus')
    .optional(),
});

export type ChestFilmParameters = z.infer<typeof parameters>;

const scale = 5;
export const midline = 78;
export const apex = 32;

/** Centimeters of the chest to the film's own measure. */
const place = ([x, y]: Point): Point => [midline + x * scale, apex + y * scale];

const mark = (kind: DrawnMark['kind'], role: InkRole, points: readonly Point[]): DrawnMark => ({
  kind,
  role,
  points: pointsText(thinned(points.map(place), 0.15)),
});

const other = { right: 'left', left: 'right' } as const;

/** How far the middle of the chest is pushed, in centimeters. */
const shiftOf = ({ finding, side }: ChestFilmParameters): number =>
  finding === 'tension-pneumothorax' ? -2.6 * filmSide(side) : 0;

const affected = (film: ChestFilmParameters): readonly DrawnMark[] => {
  const { finding, side, lobe, collapse } = film;
  if (finding === 'pneumothorax') {
    const lung = fallenLung(side, collapse / 100);
    return [
      mark('area', 'film', lungSpace(side)),
      mark('area', 'lung', lung),
      mark('line', 'rim', lung),
    ];
  }
  if (finding === 'tension-pneumothorax') {
    const lung = fallenLung(side, 0.78);
    return [
      mark('area', 'film', openedSpace(side)),
      mark('area', 'tissue', lung),
      mark('line', 'rim', lung),
    ];
  }
  const clear = mark('area', 'lung', lungSpace(side));
  if (finding === 'effusion') return [clear, mark('area', 'tissue', fluid(side, 15))];
  if (finding === 'consolidation') {
    return [
      clear,
      mark('area', 'dense', consolidated(side, lobe)),
      ...airwaysIn(side, lobe).map((line) => mark('line', 'airway', line)),
    ];
  }
  return [clear];
};

/** From the mouth to its tip: along the trachea, and into the right main bronchus where it is too deep. */
const tubeLine = (above: number, shift: number): readonly Point[] => {
  const down: readonly Point[] = [
    [shift * 0.3, -5.4],
    [shift, Math.min(carina - above, carina)],
  ];
  return above >= 0 ? down : [...down, [shift - 0.66 * -above, carina + 0.75 * -above]];
};

const gastricLine = (end: 'stomach' | 'right-bronchus', shift: number): readonly Point[] =>
  end === 'stomach'
    ? [
        [0.3, -5.4],
        [shift + 0.2, 4],
        [shift + 0.3, 15],
        [1.4, 21],
        [4.2, 24.6],
        [6.4, 25.6],
      ]
    : [
        [0.3, -5.4],
        [shift, carina],
        [shift - 2.6, carina + 2.9],
        [shift - 5.6, 16],
        [shift - 7.4, 19],
      ];

const devices = (film: ChestFilmParameters): readonly DrawnMark[] => {
  const shift = shiftOf(film);
  const { tubeAboveCarina: above, gastricTube } = film;
  return [
    ...(above === undefined ? [] : [mark('line', 'device', tubeLine(above, shift))]),
    ...(gastricTube === undefined ? [] : [mark('line', 'device', gastricLine(gastricTube, shift))]),
  ];
};

const draw = (film: ChestFilmParameters): Drawing => {
  const shift = shiftOf(film);
  const frame: readonly Point[] = [
    [-15.6, -6.4],
    [15.6, -6.4],
    [15.6, 27.6],
    [-15.6, 27.6],
  ];
  return {
    width: 156,
    height: 170,
    grids: [],
    marks: [
      mark('area', 'film', frame),
      mark('area', 'tissue', body),
      mark('area', 'lung', lungSpace(other[film.side])),
      ...affected(film),
      mark('area', 'dense', heart(shift)),
      ...airTree(shift).map((line) => mark('area', 'lung', line)),
      ...[...ribs, ...collarbones].map((line) => mark('line', 'bone', line)),
      ...devices(film),
      { kind: 'line', role: 'device', points: '7,15 7,7 11,7 12,9 11,11 7,11 12,15' },
    ],
    labels: [],
    scale: 'Frontal chest film; R marks the patient’s right',
  };
};

/** In words, so that a listener learns of the size what a viewer sees. */
const edgeSeen = (collapse: number): string => {
  if (collapse < 25) return 'close beside the chest wall';
  if (collapse < 50) return 'about a third of the lung field in from the chest wall';
  return 'more than halfway from the chest wall to the root of the lung';
};

const looks: Readonly<
  Record<ChestFilmParameters['finding'], (film: ChestFilmParameters) => string>
> = {
  normal: () =>
    'Both lungs reach the chest wall, the trachea is in the middle, and both angles at the diaphragm are sharp',
  pneumothorax: ({ side, collapse }) =>
    `On the patient's ${side} a thin white line runs ${edgeSeen(collapse)}; outside it the film is black without markings. The trachea is in the middle`,
  'tension-pneumothorax': ({ side }) =>
    `On the patient's ${side} the film is black without markings around a small gray shape at the root; trachea and heart stand toward the ${other[side]}, and the ${side} diaphragm is low and flat`,
  effusion: ({ side }) =>
    `On the patient's ${side} the lower part is white with an upper edge that climbs toward the chest wall; the angle at the diaphragm is gone. The trachea is in the middle`,
  consolidation: ({ side, lobe }) =>
    `In the ${lobe} part of the patient's ${side} lung is a white patch with dark branching lines in it; the angle at the diaphragm is sharp and the trachea is in the middle`,
};

const tubeSeen = ({
  tubeAboveCarina: above,
  gastricTube,
}: ChestFilmParameters): readonly string[] => [
  ...(above === undefined
    ? []
    : [
        above < 0
          ? 'A tube runs down the trachea and past the carina to one side'
          : `A tube ends in the trachea, ${above} cm above the carina`,
      ]),
  ...(gastricTube === undefined
    ? []
    : [
        gastricTube === 'stomach'
          ? 'A thin tube runs down behind the heart and ends below the left diaphragm'
          : 'A thin tube leaves the midline at the carina and ends over the right lower lung',
      ]),
];

const called: Readonly<Record<ChestFilmParameters['finding'], string>> = {
  normal: 'Clear, fully expanded lungs',
  pneumothorax: 'Pneumothorax',
  'tension-pneumothorax': 'Tension pneumothorax',
  effusion: 'Pleural effusion',
  consolidation: 'Consolidation',
};

const tubeCalled = (above: number): string =>
  above < 0
    ? 'tracheal tube in the right main bronchus'
    : `tracheal tube ${above} cm above the carina`;

/** A frontal film of the chest, as a scheme. */
export const chestFilm: PictureKind<ChestFilmParameters> = {
  title: 'Chest radiograph',
  parameters,
  draw,
  seen: (film) =>
    `${['Frontal chest film, schematic', looks[film.finding](film), ...tubeSeen(film)].join('. ')}.`,
  reading: (film) =>
    [
      film.finding === 'normal' ? called.normal : `${called[film.finding]}, ${film.side} side`,
      ...(film.tubeAboveCarina === undefined ? [] : [tubeCalled(film.tubeAboveCarina)]),
      ...(film.gastricTube === undefined
        ? []
        : [`gastric tube in the ${film.gastricTube.replace('-', ' main ')}`]),
    ]
      .join('; ')
      .concat('.'),
};
