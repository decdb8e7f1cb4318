import { illustrated } from './sketch/illustrated.ts';
import { blob, box, curve, oval, tube } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const head = [
  blob(
    'body',
    '284,570 284,570 280,480 272,410 258,376 226,366 196,360 180,344 178,324 184,308 174,298 172,288 180,282 180,272 168,264 170,252 176,244 150,236 140,226 152,204 168,176 172,150 176,112 206,68 262,36 330,24 404,32 466,70 502,130 506,200 488,262 462,310 450,370 450,450 456,570 456,570',
  ),
  blob(
    'bone',
    '186,128 214,82 266,50 332,38 400,46 456,82 488,136 492,200 474,252 440,282 400,276 372,258 340,240 300,222 240,196 204,184 190,164',
  ),
  blob(
    'soft',
    '200,132 226,94 272,62 332,52 396,58 446,92 474,140 478,198 462,240 434,266 402,260 376,240 340,222 300,206 244,180 212,170',
  ),
  curve('axis', '226,120 256,104 276,120 300,92 328,104 350,82 378,100 404,92'),
  curve('axis', '226,152 262,140 286,158 320,140 350,156 384,136 420,152 448,140'),
  curve('axis', '330,198 360,184 392,200 424,188 456,204'),
];

const spine = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
  box('bone', `${378 + Math.min(step, 3) * 3},${288 + step * 36} 42,29`, 5),
);

const airways = [
  blob(
    'airway',
    '158,228 184,204 230,206 290,222 330,236 348,256 354,300 354,350 350,384 330,392 322,360 326,330 316,290 300,256 260,244 200,246 172,242',
  ),
  blob('flesh', '204,214 250,214 292,228 284,234 240,226 206,224'),
  blob('airway', '174,272 210,262 260,258 300,268 318,290 312,310 290,290 240,276 184,288'),
  blob(
    'airway',
    '316,352 334,366 342,386 324,408 318,412 320,424 326,440 326,530 326,530 352,556 344,566 312,540 312,540 284,566 274,556 296,530 296,530 294,440 296,424 294,412 284,396 300,372',
  ),
];

const tissues = [
  blob('bone', '188,252 230,249 272,250 272,258 230,258 190,262'),
  blob('flesh', '270,249 296,252 316,270 322,290 316,300 306,280 290,264 270,258'),
  blob(
    'flesh',
    '188,300 196,284 226,274 262,278 294,296 308,326 306,350 290,364 262,362 232,344 204,330',
  ),
  blob('bone', '184,306 192,300 204,320 222,346 216,358 196,354 186,336'),
  blob('pale', '182,264 190,264 190,280 184,280'),
  blob('pale', '184,288 192,288 194,302 186,302'),
  blob('flesh', '298,372 302,350 314,334 320,338 316,356 308,378'),
  blob('gland', '274,382 284,384 290,420 284,440 276,424'),
  tube('flesh', '346,388 352,430 354,480 356,560', [16, 14, 14, 16]),
  curve('axis', '346,392 352,430 354,480 356,556'),
  ...[446, 462, 478, 494, 510].flatMap((y) => [
    curve('axis', `297,${y} 303,${y + 3} 308,${y}`),
    curve('axis', `315,${y} 320,${y + 3} 325,${y}`),
  ]),
];

const trachealTube = [
  oval('fluid', '311,466 16,24'),
  tube(
    'device',
    '92,250 130,258 176,266 230,260 280,268 312,300 322,346 316,392 310,430 311,470 312,502',
    [14, 13, 12, 12, 11, 11],
  ),
  tube('shine', '96,248 132,256 176,263 230,257 280,265 309,298', [3, 3]),
  oval('flesh', '298,414 8,5', 20),
  oval('flesh', '323,414 7,5', -20),
  box('vein', '64,238 34,22', 4),
  curve('third', '176,270 140,282 112,296 96,300'),
  oval('fluid', '82,304 16,9'),
];

/** A tube in the trachea. Source: standard anesthesiology texts. */
export const endotrachealIntubation = illustrated({
  key: 'endotracheal-intubation',
  title: 'Endotracheal intubation',
  alt: 'A head and neck cut in the middle, facing left. A tube enters the mouth, passes over the tongue and behind the epiglottis, between the vocal cords and into the trachea. Its inflated cuff seals the trachea below the cords, and its tip ends above the carina, where the trachea divides. The esophagus runs behind the trachea, in front of the spine.',
  scale: 'Midline section; the carina is turned to the front',
  height: 580,
  shapes: [...head, ...spine, ...airways, ...tissues, ...trachealTube],
  tags: [
    tag('Tube', '100,200', '120,254'),
    tag('Pilot balloon', '84,344', '82,314'),
    tag('Tongue', '130,390', '240,306'),
    tag('Epiglottis', '150,424', '306,352'),
    tag('Vocal cords', '160,458', '294,416'),
    tag('Cuff', '200,494', '298,470'),
    tag('Carina', '210,536', '310,542'),
    tag('Palate', '94,160', '212,252'),
    tag('Esophagus', '490,470', '356,470'),
    tag('Spine', '490,400', '412,412'),
  ],
});
