import type { DrawnMark, InkRole } from '../../contracts/drawing.ts';
import { type Point, pointsOf, roundThrough } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { blob, curve, inked, joined, oval, tube } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const cerebrum =
  '112,222 110,184 124,140 158,96 210,62 272,44 338,40 404,54 458,86 496,130 514,182 512,226 494,258 462,276 424,288 388,310 340,326 290,330 244,318 216,294 204,272 168,274 130,256';

/** An outline with a small bulge for each fold of the cortex. */
const folded = (role: InkRole, written: string): DrawnMark => {
  const round = roundThrough(pointsOf(written), true);
  const bulged = round.map(([x, y], i): Point => {
    const [beforeX, beforeY] = round.at(i - 1) as Point;
    const [afterX, afterY] = round[(i + 1) % round.length] as Point;
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const out = 5 * Math.abs(Math.sin((Math.PI * i) / 7)) - 2;
    return [x + ((afterY - beforeY) / length) * out, y - ((afterX - beforeX) / length) * out];
  });
  return inked('area', role, bulged);
};

const sulci = [
  '330,42 322,74 334,104 320,136 326,168 318,198',
  '290,46 284,80 296,112 282,146 288,178',
  '366,50 366,80 378,110 366,142 370,170',
  '246,56 240,86 222,106 226,132',
  '204,70 196,98 176,118 182,140',
  '126,150 156,158 172,148 196,160 222,152 250,164',
  '116,200 146,200 166,214 196,206 226,214 250,206',
  '140,250 160,238 184,248',
  '400,66 414,96 408,124 430,148 424,172',
  '442,86 452,112 470,128 480,160',
  '510,190 486,184 462,196 440,190 420,206',
  '498,246 474,232 450,240 426,232 404,244',
  '236,300 276,290 316,288 352,276 388,266 420,262',
  '262,318 300,310 342,306 380,290',
  '394,150 412,164 404,188 384,198',
];

const penumbra =
  '196,252 184,206 204,158 248,120 306,104 366,112 414,142 438,188 428,232 388,256 338,268 300,292 258,300 222,284';
const core =
  '216,252 214,214 240,176 290,154 344,158 384,184 392,216 364,238 318,250 282,272 244,278';

const emptyArteries = joined('device', [
  ['246,266 280,250 320,236 360,216 392,200', [8, 7, 4]],
  ['256,262 246,230 236,200 222,178', [6, 3]],
  ['284,248 290,214 304,184 306,150', [6, 3]],
  ['326,234 350,204 364,176 366,146', [5, 3]],
  ['346,222 384,224 416,214', [5, 2]],
  ['274,254 302,270 336,274', [5, 2]],
]);

const below = [
  blob('body', '402,318 440,300 486,286 510,292 516,318 500,350 462,372 424,372 402,352'),
  ...[
    '410,330 456,316 510,306',
    '408,342 460,334 512,320',
    '412,354 460,350 504,338',
    '424,366 458,364 488,356',
  ].map((line) => curve('axis', line)),
  tube('body', '364,306 376,346 388,384 398,430', [60, 54, 38, 32]),
];

/** A stroke from a blocked middle cerebral artery. Source: standard neurology texts. */
export const brainStroke = illustrated({
  key: 'brain-stroke',
  title: 'Ischemic stroke',
  alt: 'The left side of the brain, its front to the left, with cerebellum and brain stem below. The carotid artery rises to the middle cerebral artery, which a clot blocks as it enters the fissure above the temporal lobe. Its branches beyond are empty. Around them lies a pale infarct core, and around this a wider penumbra that may still be saved.',
  scale: 'Left side of the brain',
  height: 450,
  shapes: [
    ...below,
    folded('soft', cerebrum),
    blob('fat', penumbra),
    blob('pale', core),
    ...sulci.map((sulcus) => curve('axis', sulcus)),
    curve('trace', '252,268 284,254 328,240 372,216 400,190'),
    ...emptyArteries,
    ...joined('blood', [
      ['196,440 202,390 194,350 206,310 226,280 240,270', [16, 16, 14, 11]],
      ['204,312 180,296 150,288 132,270', [7, 3]],
    ]),
    oval('film', '243,268 9,8', -25),
  ],
  tags: [
    tag('Penumbra', '530,90', '416,158'),
    tag('Infarct core', '494,34', '336,178'),
    tag('Clot', '100,330', '240,272'),
    tag('Carotid artery', '170,420', '196,400'),
    tag('Middle cerebral|artery', '184,26', '272,254'),
    tag('Cerebellum', '510,400', '478,352'),
    tag('Brain stem', '480,432', '402,410'),
  ],
});
