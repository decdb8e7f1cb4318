import { cloudFilter, linearRamp, radialRamp } from '../svg/definitions.ts';
import { areaOf, blobOf, type Point } from '../svg/geometry.ts';
import { element, ellipse, group, path, rect, reference } from '../svg/paint.ts';
import { heartOutline } from './heart.ts';
import type { ChestFilm } from './parameters.ts';
import { belly, carinaOf, hilumOf, midline, shiftAt, shiftOf } from './thorax.ts';

const torso =
  'M0 1000L0 262C40 216 96 196 176 170C260 138 356 124 404 92C426 76 436 40 434 0L572 0C570 40 580 76 602 92C650 124 744 138 828 170C906 196 962 216 1000 262L1000 1000Z';
const flanks =
  'M0 1000L0 900C70 860 116 820 140 770L250 780L250 1000ZM1000 1000L1000 900C934 866 888 830 864 788L760 800L760 1000Z';
const scapula =
  'M846 196C818 250 826 350 848 430C858 466 872 476 880 456C902 390 922 300 930 232C922 200 872 180 846 196Z';
const clavicle =
  'M536 208C592 196 642 164 708 146C772 131 836 130 926 150L922 170C836 154 778 158 718 176C652 196 602 226 542 233C532 226 530 214 536 208Z';

/** Ramps and textures that the film refers to. */
export const anatomyRamps: readonly string[] = [
  linearRamp(
    'flesh',
    [
      [0, 0.478],
      [0.2, 0.49],
      [0.62, 0.459],
      [0.82, 0.541],
      [1, 0.584],
    ],
    'down',
  ),
  linearRamp('edge', [
    [0, 0, 0.8],
    [0.07, 0, 0.36],
    [0.16, 0, 0.06],
    [0.84, 0, 0.06],
    [0.93, 0, 0.36],
    [1, 0, 0.8],
  ]),
  linearRamp('liver', [
    [0, 1, 0.02],
    [0.16, 1, 0.2],
    [0.45, 1, 0.27],
    [0.75, 1, 0.17],
    [1, 1, 0.02],
  ]),
  radialRamp(
    'rightLung',
    [
      [0, 0.118],
      [0.55, 0.169],
      [1, 0.33],
    ],
    { cx: 0.4, cy: 0.4, r: 0.75 },
  ),
  radialRamp(
    'leftLung',
    [
      [0, 0.118],
      [0.55, 0.173],
      [1, 0.337],
    ],
    { cx: 0.6, cy: 0.4, r: 0.75 },
  ),
  radialRamp(
    'heart',
    [
      [0, 1, 0.42],
      [0.6, 1, 0.36],
      [1, 1, 0.22],
    ],
    { cx: 0.42, cy: 0.5, r: 0.7 },
  ),
  cloudFilter('mottle', { frequency: '0.024' }),
];

/** A texture laid over a part of the film. */
export const texture = (
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  opacity: number,
): string => element('rect', { x, y, width, height, filter: reference(name), opacity });

/** What lies around the lungs: the body wall. */
export const bodyWall: string = [
  rect([0, 0, 1000, 1000], { fill: 0.03 }),
  path(torso, { fill: 'flesh', blur: 16 }),
  path(torso, { fill: 'edge', blur: 16 }),
  texture('mottle', [0, 0, 1000, 1000], 0.05),
].join('');

/** Liver, spleen and the air of the stomach. */
export const underDiaphragm = (film: ChestFilm): string =>
  group({}, [
    path(belly(film), { fill: 0.5, blur: 5 }),
    path(belly(film), { fill: 'liver', blur: 5 }),
    path(flanks, { fill: 1, opacity: 0.13, blur: 40 }),
    ellipse([752, 782, 58, 32], { fill: 0, opacity: 0.36, blur: 16 }),
  ]);

const column = (film: ChestFilm): string => {
  const at = (x: number, y: number): Point => [x + shiftAt(film, y), y];
  const low = (x: number, y: number): Point => [x + shiftOf(film), y];
  return areaOf([
    at(450, 60),
    at(450, 130),
    at(446, 220),
    low(440, 330),
    low(432, 430),
    low(470, 700),
    low(550, 700),
    low(574, 430),
    low(560, 340),
    at(556, 220),
    at(554, 130),
    at(554, 60),
  ]);
};

const aorta = 'M530 244C572 226 596 258 590 298C586 326 574 336 570 360L560 420L536 420L530 360Z';

/** Heart, great vessels and hila: opaque, so that lung behind a moved heart does not show. */
export const mediastinum = (film: ChestFilm): string => {
  const heart = blobOf(heartOutline(film));
  const shift = `translate(${shiftOf(film)} 0)`;
  const hila = (['right', 'left'] as const).map((side) => {
    const [x, y] = hilumOf(film, side);
    return ellipse([x, y + 6, 34, side === 'right' ? 74 : 64], { fill: 1, opacity: 0.32 });
  });
  return group({}, [
    group({ blur: 16 }, hila),
    group({ fill: 0.47, blur: 5 }, [path(column(film)), path(heart)]),
    group({ fill: 1, blur: 5 }, [
      path(column(film), { opacity: 0.1 }),
      path(aorta, { opacity: 0.2, transform: shift }),
    ]),
    path(aorta, { fill: 0.56, opacity: 0.8, blur: 5, transform: shift }),
    path(heart, { fill: 'heart', blur: 9 }),
  ]);
};

/** Windpipe and main bronchi, as dark as the air in them. */
export const airway = (film: ChestFilm): string => {
  const at = (x: number, y: number): Point => [x + shiftAt(film, y), y];
  const [cx, cy] = carinaOf(film);
  const bronchi = `M${cx} ${cy - 10}l84 54l-10 18l-74 -48l-62 58l-14 -14Z`;
  const tube = [
    at(489, 20),
    at(489, 160),
    at(489, 290),
    [cx - 22, cy] as const,
    [cx + 24, cy] as const,
    at(519, 290),
    at(518, 160),
    at(517, 20),
  ];
  return group({ fill: 0, blur: 5 }, [
    path(areaOf(tube), { opacity: 0.38 }),
    path(bronchi, { opacity: 0.24 }),
  ]);
};

const vertebra = (index: number): string => {
  const y = 22 + index * 48 + index * index * 0.4;
  const half = 36 + index * 1.2;
  const [left, right] = [midline - half, midline + half];
  const plates = `M${left} ${y + 3}Q${midline} ${y + 8} ${right} ${y + 3}M${left} ${y + 37}Q${midline} ${y + 33} ${right} ${y + 37}`;
  const pedicles = [-0.6, 0.6].map((part) =>
    ellipse([midline + half * part, y + 15, 6, 8.5], { stroke: 1, width: 2.4, opacity: 0.08 }),
  );
  return group({ opacity: index < 7 ? 0.9 : 0.75 }, [
    rect([left, y, half * 2, 39], { fill: 1, opacity: 0.055 }),
    path(plates, { stroke: 1, width: 2.4, opacity: 0.1 }),
    ...pedicles,
    path(`M${midline} ${y + 22}l-5 20l5 6l5 -6Z`, { fill: 1, opacity: 0.08 }),
  ]);
};

const girdle = [
  group({ fill: 1, blur: 9 }, [
    path(scapula, { opacity: 0.09 }),
    ellipse([962, 222, 46, 52], { opacity: 0.15 }),
    path('M940 250L1000 262L1000 420C970 380 948 320 940 250Z', { opacity: 0.1 }),
  ]),
  group({ blur: 2 }, [
    path(scapula, { stroke: 1, width: 3, opacity: 0.07 }),
    path(clavicle, { stroke: 1, width: 3, opacity: 0.2 }),
    path(clavicle, { fill: 1, opacity: 0.12 }),
  ]),
].join('');

/** Spine, shoulder blades, collar bones and heads of the humeri. */
export const skeleton: string = [
  group(
    { blur: 2 },
    Array.from({ length: 18 }, (_, index) => vertebra(index)),
  ),
  girdle,
  group({ transform: `translate(${midline * 2} 0) scale(-1 1)` }, [girdle]),
].join('');
