import { illustrated } from './sketch/illustrated.ts';
import { blob, curve, joined, oval, tube } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const outer = [
  blob(
    'bone',
    '170,110 260,96 360,92 450,84 520,100 530,180 526,260 534,330 520,372 420,380 320,372 240,366 170,350 160,230',
  ),
  blob('shade', '200,128 280,118 300,140 220,156'),
  blob('shade', '210,310 290,316 300,340 216,338'),
  blob(
    'body',
    '150,92 96,58 46,72 22,130 26,200 50,252 62,300 78,346 104,360 128,338 134,300 164,280 178,262 178,180 172,130',
  ),
  curve('axis', '140,112 98,84 60,96 44,136 50,190 72,228'),
  blob('shade', '132,132 98,112 72,126 64,158 76,196 96,206 106,240 122,262 140,244 146,200'),
  curve('axis', '96,206 88,232 96,262 112,290'),
];

const canal = [
  tube('flesh', '124,214 180,206 250,216 334,226', [64, 56, 54, 82]),
  tube('airway', '118,214 180,206 250,216 330,226', [50, 38, 36, 62]),
];

const middle = [
  tube('flesh', '408,268 440,312 480,352 530,392', [34, 24, 24, 34]),
  blob(
    'airway',
    '334,190 338,160 356,146 384,146 404,162 412,200 414,240 420,268 436,290 428,298 404,284 380,276 354,270 344,262',
  ),
  tube('airway', '414,274 446,314 484,352 534,394', [22, 12, 12, 20]),
  tube('nerve', '325,192 334,222 346,264', [6, 8, 6]),
];

const inner = [
  ...joined('nerve', [
    ['486,250 530,232 580,214 634,204', [40, 26, 26, 28]],
    ['452,208 520,200 580,202 634,196', [12, 12, 14, 16]],
  ]),
  tube('cell', '434,204 420,160 436,122 468,116 480,146 462,186', [16, 13]),
  tube('cell', '440,206 456,168 490,150 512,168 498,198 464,208', [16, 13]),
  tube('cell', '436,212 416,186 402,176 406,166 428,176 452,200', [12, 11]),
  blob('cell', '422,208 442,196 462,204 468,226 456,246 434,244 420,230'),
  tube(
    'cell',
    '446,236 456,280 492,298 524,276 524,242 496,224 470,238 470,266 490,278 508,264 504,248 492,246',
    [28, 30, 26, 20, 14, 8],
  ),
  curve('shine', '440,236 450,282 490,304'),
];

const ossicles = [
  tube('bone', '336,238 344,212 350,190', [5, 9, 12]),
  oval('bone', '352,176 11,14', 14),
  blob('bone', '362,164 380,164 388,178 394,200 397,218 390,220 384,200 370,188 360,180'),
  tube('bone', '392,222 402,216 416,214', [6, 4, 4]),
  tube('bone', '392,222 402,230 416,230', [6, 4, 4]),
  tube('bone', '418,208 418,236', [6, 6]),
];

/** Outer, middle and inner ear. Source: standard otolaryngology texts. */
export const earSection = illustrated({
  key: 'ear-section',
  title: 'The ear in section',
  alt: 'From left to right: the pinna, the ear canal, and the eardrum that closes it. In the air-filled middle ear three small bones, malleus, incus and stapes, reach from the eardrum to the inner ear; the Eustachian tube leads down from it. The inner ear has three semicircular canals above and the coiled cochlea below, with the eighth cranial nerve leaving to the right.',
  scale: 'Right ear from the front, cut lengthwise',
  height: 450,
  shapes: [...outer, ...canal, ...middle, ...inner, ...ossicles],
  tags: [
    tag('Pinna', '76,26', '80,66'),
    tag('Malleus', '290,60', '350,172'),
    tag('Incus', '322,30', '374,166'),
    tag('Semicircular canals', '450,30', '450,112'),
    tag('Ear canal', '150,422', '150,212'),
    tag('Eardrum', '300,422', '336,240'),
    tag('Stapes', '394,422', '402,232'),
    tag('Eustachian tube', '536,436', '526,396'),
    tag('Cochlea', '552,320', '516,276'),
    tag('Cranial|nerve VIII', '580,120', '580,204'),
  ],
});
