import { illustrated } from './sketch/illustrated.ts';
import { blob, curve, oval, tube } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const pelvis = [
  '96,290 118,262 160,258 200,284 226,326 248,372 262,414 256,436 238,432 212,408 170,388 128,358 104,326',
  '544,290 522,262 480,258 440,284 414,326 392,372 378,414 384,436 402,432 428,408 470,388 512,358 536,326',
  '240,430 262,436 272,462 262,494 240,506 226,490 228,456',
  '400,430 378,436 368,462 378,494 400,506 414,490 412,456',
];

const womb = [
  blob(
    'flesh',
    '320,26 398,40 456,96 484,180 478,270 444,344 400,392 368,420 350,446 350,476 350,476 338,480 326,470 320,452 314,470 302,480 290,476 290,476 290,446 272,420 240,392 196,344 162,270 156,180 184,96 242,40',
  ),
  blob(
    'fluid',
    '320,44 390,58 440,108 464,184 458,264 428,332 388,378 352,410 320,436 288,410 252,378 212,332 182,264 176,184 200,108 250,58',
  ),
  blob('blood', '204,100 236,66 286,46 336,44 346,58 330,72 292,82 254,100 228,124 210,128'),
  blob('shade', '204,100 236,66 286,46 336,44 290,54 242,76 214,106'),
];

const cord = [
  tube('vein', '276,86 262,112 300,124 424,110 440,150 420,196 392,204 376,214', [11, 11]),
  curve('blood', '276,86 264,112 300,126 422,112 436,150 418,194 392,202 376,212'),
];

const fetus = [
  tube('body', '352,236 392,250 420,270 408,300 388,308', [30, 28, 22, 18]),
  tube('body', '330,150 372,142 414,170 426,206', [64, 58, 44, 34]),
  blob(
    'body',
    '270,318 236,286 216,236 218,182 240,136 282,110 330,106 358,116 370,140 368,176 374,210 370,262 350,300 310,322',
  ),
  curve('axis', '230,180 228,232 246,278'),
  curve('axis', '322,176 342,188 366,186'),
  blob(
    'body',
    '408,190 428,188 440,204 432,228 410,250 376,262 344,262 322,276 304,280 294,268 302,252 324,240 354,236 384,226 400,210',
  ),
  curve('axis', '412,206 402,222 384,232'),
  curve('axis', '300,270 306,264 304,256'),
  blob(
    'body',
    '284,292 302,278 326,286 352,284 378,268 384,254 398,248 408,256 408,268 396,276 388,290 360,304 328,312 300,312',
  ),
  curve('axis', '400,252 398,262 402,268'),
  blob(
    'body',
    '300,296 340,294 372,308 388,326 394,339 407,347 404,356 396,358 400,367 393,373 393,385 376,398 346,404 308,408 276,400 254,376 248,344 262,314',
  ),
  oval('body', '308,346 10,14', 12),
  curve('axis', '304,340 310,344 308,352'),
  curve('axis', '364,342 372,348 380,346'),
  curve('axis', '384,379 376,381 370,379'),
  curve('axis', '262,332 276,318 298,310'),
];

/** A fetus at term, head down. Source: standard obstetrics texts. */
export const pregnancyPosition = illustrated({
  key: 'pregnancy-position',
  title: 'Fetus at term, head down',
  alt: 'A womb at term from the front, between the two halves of the pelvis. The fetus lies with its head down in the pelvis above the cervix, its chin on its chest, its back to one side, arms and legs folded before its belly. The placenta sits at the top of the womb; the umbilical cord leads from it to the belly. Amniotic fluid surrounds the fetus.',
  scale: 'Front view; cephalic presentation',
  height: 520,
  shapes: [...pelvis.map((bone) => blob('bone', bone)), ...womb, ...cord, ...fetus],
  tags: [
    tag('Placenta', '150,50', '244,82'),
    tag('Uterus', '130,150', '164,190'),
    tag('Back', '130,210', '224,216'),
    tag('Pelvis', '84,400', '136,346'),
    tag('Head', '130,460', '276,376'),
    tag('Cord', '480,60', '428,118'),
    tag('Amniotic|fluid', '510,150', '450,240'),
    tag('Cervix', '450,490', '342,464'),
  ],
});
