import type { DrawnMark } from '../../contracts/drawing.ts';
import { illustrated } from './sketch/illustrated.ts';
import { blob, curve, dots, joined, oval, path, tube } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

const rightLung =
  '160,92 136,84 108,108 78,170 56,250 44,340 50,384 74,380 112,358 152,350 174,352 176,290 168,230 170,170 170,116';
const leftLung =
  '214,92 238,84 266,108 296,170 318,250 330,340 324,384 300,380 268,360 250,352 248,334 254,312 250,286 232,262 212,246 204,220 204,170 204,116';
const lowerLobe =
  '64,222 64,222 96,240 134,268 175,312 175,312 178,336 174,352 152,350 112,358 74,380 50,384 44,340 52,272';

const tree = [
  ...joined('airway', [
    ['187,14 187,70 187,140', [24, 24, 24]],
    ['184,132 168,158 144,184', [17, 13]],
    ['190,132 208,160 236,186', [16, 12]],
    ['150,178 118,164 98,170', [8, 4]],
    ['146,182 134,220 122,262 112,310', [9, 7, 4]],
    ['130,234 104,262 88,300', [6, 3]],
    ['126,250 146,280 152,320', [6, 3]],
    ['230,180 258,164 278,172', [8, 4]],
    ['234,184 258,222 282,270 292,322', [9, 6, 3]],
    ['262,230 264,268 274,314', [5, 3]],
  ]),
  ...[30, 46, 62, 78, 94, 110].map((y) => curve('axis', `176,${y} 187,${y + 4} 198,${y}`)),
];

const pus = '92,268 74,300 66,334 98,330 126,336 152,338 132,306 106,290 142,300 82,356 112,344';

type Cluster = { readonly top: number; readonly isFilled: boolean };

const sacs = [
  '494,92',
  '532,78',
  '570,94',
  '484,132',
  '522,120',
  '560,132',
  '590,128',
  '506,164',
  '546,168',
];

const cluster = ({ top, isFilled }: Cluster): readonly DrawnMark[] => {
  const placed = sacs.map((sac) => {
    const [x = 0, y = 0] = sac.split(',').map(Number);
    return [x, y + top] as const;
  });
  const inside = isFilled ? 'fat' : 'airway';
  return [
    oval('skin', `534,${top + 110} 90,88`),
    tube('flesh', `534,${top + 24} 532,${top + 50} 530,${top + 80}`, [26, 24]),
    tube(inside, `534,${top + 23} 532,${top + 50} 530,${top + 80}`, [14, 12]),
    ...placed.map(([x, y]) => oval('flesh', `${x},${y} 25,24`)),
    ...placed.map(([x, y]) => oval(inside, `${x},${y} 20,19`)),
    ...(isFilled ? placed.flatMap(([x, y]) => filling(x, y)) : []),
  ];
};

/** White blood cells and bacteria in an air sac. */
const filling = (x: number, y: number): readonly DrawnMark[] => [
  ...dots('cell', `${x - 8},${y - 5} ${x + 7},${y + 4}`, 6),
  ...dots('third', `${x - 9},${y - 5} ${x + 8},${y + 3}`, 2.4),
  ...dots('second', `${x + 6},${y - 10} ${x - 6},${y + 9} ${x - 1},${y + 2}`, 2),
];

/** Pneumonia of one lobe. Source: standard pulmonology texts. */
export const lungInfection = illustrated({
  key: 'lung-infection',
  title: 'Lung infection',
  alt: 'Both lungs from the front with the trachea and its branches. The lower lobe of the right lung is consolidated: darker, with spots of pus, while the rest is clear. Two round insets compare air sacs: in healthy lung they are open and full of air; in the infected lobe they are filled with fluid, white blood cells and bacteria.',
  scale: 'Front view; the patient’s right is to the left',
  height: 460,
  shapes: [
    path('limit', '298,240 450,130'),
    path('limit', '130,320 300,400 450,346'),
    blob('soft', rightLung),
    blob('soft', leftLung),
    blob('flesh', lowerLobe),
    ...tree,
    curve('axis', '64,222 96,240 134,268 174,318'),
    curve('axis', '72,196 120,206 168,204'),
    curve('axis', '300,182 280,232 252,280 240,318'),
    ...dots('fat', pus, 8),
    ...cluster({ top: 0, isFilled: false }),
    ...cluster({ top: 224, isFilled: true }),
  ],
  tags: [
    tag('Trachea', '280,30', '196,40'),
    tag('Healthy lung', '298,74', '266,124'),
    tag('Consolidated|lower lobe', '90,400', '84,366'),
    word('Air in alveoli', '534,216'),
    word('Filled alveoli', '534,440'),
    tag('Bronchus', '114,56', '158,166'),
  ],
});
