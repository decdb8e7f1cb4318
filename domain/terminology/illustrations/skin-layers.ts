import { illustrated } from './sketch/illustrated.ts';
import { blob, curve, joined, oval, path, solid, tube } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

const [left, right] = [160, 470];

/** The wavy edge between epidermis and dermis, from left to right. */
const ridges = Array.from({ length: 63 }, (_, step) => {
  const x = left + step * 5;
  return `${x},${(140 + 11 * Math.cos(step * 0.5)).toFixed(1)}`;
}).join(' ');

const lobules = [
  '186,346 24,16',
  '236,352 26,18',
  '288,344 24,15',
  '340,352 26,18',
  '196,392 30,20',
  '254,394 26,20',
  '306,392 24,22',
  '356,400 26,20',
  '442,358 24,18',
  '440,404 26,20',
  '398,408 14,18',
].map((place) => oval('fat', place));

const hair = [
  tube('body', '236,100 258,146 284,200 308,250 322,282', [20, 22, 24, 26, 34]),
  oval('body', '322,284 20,18', 64),
  oval('flesh', '326,290 8,6', 64),
  tube('axis', '206,14 222,66 240,108 264,160 290,214 318,276', [3, 5, 6, 7, 9]),
];

const sweatGland = [
  tube(
    'fluid',
    '400,92 406,102 396,112 406,122 396,132 402,146 398,200 402,260 400,300 414,318 428,308 416,296 394,304 386,322 402,338 424,334 430,318 408,310 390,330 404,348 420,346',
    [7, 7],
  ),
];

const vessels = [
  ...joined('vein', [
    ['160,306 240,312 330,306 400,312 470,304', [11, 11]],
    ['190,150 198,160 196,210 204,262 204,310', [4, 6]],
    ['432,150 424,160 426,210 420,262 420,310', [4, 6]],
  ]),
  ...joined('blood', [
    ['160,320 240,326 330,320 400,326 470,318', [10, 10]],
    ['180,322 184,270 178,210 184,170 190,150', [6, 4]],
    ['438,322 436,270 442,210 438,170 432,150', [6, 4]],
  ]),
];

const nerves = [
  tube('nerve', '372,428 366,360 358,290 366,220 356,180 354,160', [7, 6, 4, 3]),
  oval('nerve', '354,152 7,12'),
  path('axis', '349,148 359,150'),
  path('axis', '349,154 359,156'),
];

/** Skin cut through its whole depth. Source: standard histology texts. */
export const skinLayers = illustrated({
  key: 'skin-layers',
  title: 'Layers of the skin',
  alt: 'A block of skin in three layers: a thin epidermis with a ridged lower edge, a thick dermis, and a layer of fat lobules below. A hair leans out of its follicle, with an oil gland and a small muscle beside it. A coiled sweat gland opens to the surface by a long duct; small vessels and a nerve ending reach up to the epidermis.',
  scale: 'Cut surface of hairy skin',
  shapes: [
    solid('fat', `${left},320 ${right},320 ${right},428 ${left},428`),
    ...lobules,
    solid('soft', `${left},120 ${right},120 ${right},324 ${left},324`),
    ...vessels,
    ...nerves,
    tube('flesh', '306,246 270,214 232,186 190,158', [9, 14, 12, 5]),
    blob(
      'fat',
      '286,184 276,164 262,152 246,152 237,162 243,171 233,179 239,191 252,190 256,201 272,199 284,200',
    ),
    ...sweatGland,
    solid('body', `${left},92 ${right},92 ${ridges.split(' ').toReversed().join(' ')}`),
    solid('pale', `${left},84 ${right},84 ${right},98 ${left},98`),
    ...hair,
    curve('axis', '400,84 406,96 396,106 406,116 396,126 401,140'),
  ],
  tags: [
    tag('Hair', '150,30', '208,34'),
    tag('Oil gland', '150,196', '250,182'),
    tag('Muscle', '150,238', '232,189'),
    tag('Follicle', '150,280', '300,256'),
    tag('Vessels', '150,322', '176,322'),
    tag('Sweat duct', '440,50', '402,86'),
    tag('Nerve ending', '490,170', '362,152'),
    word('Epidermis', '490,116', 'start'),
    word('Dermis', '490,230', 'start'),
    tag('Sweat gland', '490,290', '424,322'),
    word('Fat', '490,376', 'start'),
  ],
});
