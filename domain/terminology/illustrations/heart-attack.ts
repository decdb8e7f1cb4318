import type { InkRole } from '../../contracts/drawing.ts';
import type { Point } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { arc, blob, curve, inked, joined, oval, path, tube } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const greatVessels = [
  tube('vein', '248,280 254,340 258,404', [36, 34]),
  ...joined('blood', [
    ['424,190 462,172 500,164', [20, 18]],
    ['430,212 466,202 504,200', [20, 18]],
    ['312,80 304,50 300,18', [20, 17]],
    ['346,66 346,40 348,14', [18, 16]],
    ['378,70 388,46 396,22', [18, 16]],
    ['306,200 296,140 308,92 346,76 386,92 402,130 404,170', [58, 54, 50, 46, 42]],
  ]),
  tube('vein', '238,30 240,100 244,180', [36, 38]),
];

const chambers = [
  blob(
    'flesh',
    '240,214 262,184 308,174 360,168 412,180 446,216 462,270 456,330 432,382 402,416 380,420 338,402 288,366 250,318 232,262',
  ),
  blob('shade', '446,216 462,270 456,330 432,382 402,416 380,420 410,384 432,330 440,270'),
  blob('flesh', '216,196 236,168 262,168 278,190 276,232 262,276 240,290 218,268 208,232'),
  tube('vein', '344,210 350,178 368,148 404,128 440,120 472,118', [58, 52, 44, 34, 30, 26]),
  blob('flesh', '396,196 404,168 430,160 446,176 440,202 418,214'),
];

const infarct = [
  blob(
    'pale',
    '372,272 398,262 424,284 442,322 430,366 406,404 384,412 354,396 340,360 348,318 360,290',
  ),
  curve('limit', '372,272 360,290 348,318 340,360 354,396 384,412'),
  curve('limit', '372,272 398,262 424,284 442,322 430,366 406,404'),
];

const coronaries = [
  ...joined('blood', [
    ['292,186 278,206 274,244 268,284 280,326 306,354 336,374', [10, 9, 7, 4]],
    ['273,246 292,262 316,276', [5, 2]],
    ['270,290 296,306 322,318', [5, 2]],
    ['380,190 410,204 436,226 450,262 452,300', [9, 8, 6, 3]],
    ['384,192 378,214 374,244', [11, 11, 10]],
  ]),
  ...joined('device', [
    ['374,256 376,290 384,330 394,370 396,404', [10, 7, 3]],
    ['375,272 400,292 424,322', [5, 2]],
    ['380,318 406,342 418,368', [5, 2]],
    ['378,300 362,322 354,350', [4, 2]],
  ]),
  oval('film', '374,250 7,9'),
];

/** The part of a round inset that a vessel of this half width fills. */
const vesselPart = (role: InkRole, half: number) => {
  const edge = (Math.asin(half / 74) * 180) / Math.PI;
  const middle: Point = [552, 330];
  return inked('area', role, [
    ...arc(middle, 74, [-edge, edge]),
    ...arc(middle, 74, [180 - edge, 180 + edge]),
  ]);
};

const inset = [
  path('limit', '380,244 540,257'),
  path('limit', '380,256 494,376'),
  oval('soft', '552,330 74,74'),
  vesselPart('flesh', 46),
  vesselPart('blood', 33),
  blob('fat', '490,297 516,306 540,322 566,326 590,312 614,297 614,297 552,295 490,297'),
  blob('fat', '494,363 520,356 546,346 576,348 610,363 610,363 552,365 494,363'),
  blob('film', '538,324 552,326 568,326 584,316 596,322 588,338 576,348 546,346 530,350 528,336'),
];

/** A blocked coronary artery. Source: standard cardiology texts. */
export const heartAttack = illustrated({
  key: 'heart-attack',
  title: 'Heart attack',
  alt: 'The heart from the front with its coronary arteries. A clot blocks the left anterior descending artery in its upper part; beyond it the artery is empty and a pale area of the front wall and apex gets no blood. The right coronary and circumflex arteries are open. A round inset shows the artery cut lengthwise: fatty plaque narrows it and a clot closes what was left.',
  scale: 'Front view; the patient’s left is to the right',
  height: 460,
  shapes: [...greatVessels, ...chambers, ...infarct, ...coronaries, ...inset],
  tags: [
    tag('Vena cava', '200,60', '236,60'),
    tag('Right coronary', '186,236', '272,248'),
    tag('Aorta', '450,60', '392,96'),
    tag('Circumflex', '516,232', '442,236'),
    tag('Left anterior|descending', '188,130', '379,210'),
    tag('Infarct', '230,430', '366,372'),
    tag('Plaque', '500,432', '534,356'),
    tag('Clot', '590,432', '574,336'),
  ],
});
