import { clipTo, cloudFilter } from '../svg/definitions.ts';
import { blobOf, type Point, seeded } from '../svg/geometry.ts';
import { ellipse, group, path } from '../svg/paint.ts';

/** The right lung stands on the image left. */
const rightLung: readonly Point[] = [
  [470, 246],
  [400, 214],
  [290, 224],
  [190, 300],
  [136, 420],
  [126, 560],
  [170, 700],
  [256, 776],
  [350, 786],
  [420, 730],
  [430, 640],
  [384, 560],
  [372, 470],
  [404, 390],
  [420, 310],
];
const leftLung: readonly Point[] = [
  [530, 246],
  [600, 214],
  [710, 224],
  [810, 300],
  [864, 420],
  [874, 560],
  [830, 700],
  [744, 776],
  [650, 786],
  [600, 750],
  [612, 680],
  [640, 590],
  [650, 500],
  [640, 410],
  [590, 330],
];

export const chestDefinitions: readonly string[] = [
  clipTo('rightLung', blobOf(rightLung)),
  clipTo('leftLung', blobOf(leftLung)),
  cloudFilter('mottle', { frequency: '0.03' }),
];

/** Vessels cut across: dots and short strokes, thicker near the middle. */
const lungVessels = (): string => {
  const random = seeded(19);
  const dots = Array.from({ length: 150 }, () => {
    const angle = random() * 2 * Math.PI;
    const far = Math.sqrt(random());
    const [x, y] = [500 + Math.cos(angle) * far * 370, 505 + Math.sin(angle) * far * 280];
    const thick = 1.6 + (1 - far) * 6 * random();
    const long = random() * 46 * (1.1 - far * 0.5);
    const out = Math.atan2(y - 480, x - 500) + (random() - 0.5) * 0.5;
    return { x, y, thick, dx: Math.cos(out) * long, dy: Math.sin(out) * long };
  });
  return dots
    .map(({ x, y, thick, dx, dy }) =>
      path(`M${x.toFixed(0)} ${y.toFixed(0)}l${dx.toFixed(0)} ${dy.toFixed(0)}`, {
        stroke: 0.62,
        width: thick,
        opacity: 0.75,
      }),
    )
    .join('');
};

const vessels = group({ blur: 1 }, [lungVessels()]);

const ribs = Array.from({ length: 14 }, (_, index) => {
  const side = index < 7 ? -1 : 1;
  const angle = -1.18 + (index % 7) * 0.42;
  const [x, y] = [500 + side * Math.cos(angle) * 412, 505 + Math.sin(angle) * 322];
  const turn =
    (Math.atan2(Math.sin(angle) * 412, side * Math.cos(angle) * 322) * 180) / Math.PI + 90;
  return (
    ellipse([x, y, 36, 13], {
      fill: 0.95,
      blur: 1,
      transform: `rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`,
    }) +
    ellipse([x, y, 22, 5], {
      fill: 0.7,
      blur: 1,
      transform: `rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`,
    })
  );
}).join('');

/** Body wall, ribs, spine and breastbone. */
export const wall: string = [
  ellipse([500, 505, 478, 384], { fill: 0.2, blur: 5 }),
  ellipse([500, 505, 446, 352], { fill: 0.46, blur: 5 }),
  ellipse([500, 505, 400, 316], { fill: 0.4, blur: 5 }),
  ribs,
  path('M430 176Q500 164 570 176L560 212Q500 202 440 212Z', { fill: 0.92, blur: 1 }),
  path(
    blobOf([
      [440, 690],
      [500, 668],
      [560, 690],
      [566, 748],
      [540, 780],
      [460, 780],
      [434, 748],
    ]),
    { fill: 0.86, blur: 1 },
  ),
  path('M470 780L440 850L486 812L500 900L514 812L560 850L530 780Z', { fill: 0.9, blur: 1 }),
  ellipse([500, 800, 22, 18], { fill: 0.42, blur: 1 }),
].join('');

/** Air, with the vessels of the lung. */
export const lungs: string = [
  group({ fill: 0.07, blur: 2 }, [path(blobOf(rightLung)), path(blobOf(leftLung))]),
  group({ clip: 'rightLung' }, [vessels]),
  group({ clip: 'leftLung' }, [vessels]),
].join('');

const contrast = 0.86;

/** Great vessels full of contrast, windpipe's main branches, gullet. */
export const middle: string = [
  path(
    blobOf([
      [440, 240],
      [560, 240],
      [640, 360],
      [650, 520],
      [610, 650],
      [560, 690],
      [440, 690],
      [400, 620],
      [376, 500],
      [410, 360],
    ]),
    { fill: 0.34, blur: 5 },
  ),
  path(
    blobOf([
      [508, 352],
      [566, 328],
      [620, 356],
      [634, 412],
      [668, 470],
      [650, 510],
      [606, 474],
      [560, 452],
      [480, 474],
      [390, 506],
      [372, 476],
      [440, 444],
      [506, 420],
    ]),
    { fill: contrast, blur: 2 },
  ),
  ellipse([462, 366, 62, 58], { fill: contrast, stroke: 0.4, width: 5, blur: 1 }),
  ellipse([388, 404, 30, 36], { fill: contrast + 0.08, stroke: 0.4, width: 5, blur: 1 }),
  ellipse([590, 626, 48, 48], { fill: contrast, blur: 2 }),
  ellipse([420, 548, 26, 22], { fill: 0.02, stroke: 0.5, width: 6, blur: 1 }),
  ellipse([578, 540, 24, 20], { fill: 0.02, stroke: 0.5, width: 6, blur: 1 }),
  ellipse([510, 604, 18, 14], { fill: 0.5, blur: 2 }),
].join('');
