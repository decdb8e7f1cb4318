import { illustrated } from './sketch/illustrated.ts';
import { blob, curve, dots } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const wholeTooth =
  '225,215 215,150 228,95 262,85 292,105 320,112 348,105 378,85 412,95 425,150 415,215 413,270 404,340 391,410 374,466 360,470 352,430 347,360 338,312 320,294 302,312 293,360 288,430 280,470 266,466 249,410 236,340 227,270';
const socket =
  '220,236 222,270 230,342 243,414 260,474 276,484 292,474 300,430 304,362 310,322 320,308 330,322 336,362 340,430 348,474 364,484 380,474 397,414 410,342 418,270 420,236 320,226';
const enamel =
  '225,224 225,224 206,186 204,120 222,70 258,54 290,74 320,84 350,74 382,54 418,70 436,120 434,186 415,224 415,224 419,166 406,112 378,98 348,118 320,126 292,118 262,98 234,112 221,166';
const pulp =
  '274,176 284,152 302,170 320,176 338,170 356,152 366,176 368,220 374,290 380,360 372,430 367,466 363,430 357,360 347,292 334,260 320,252 306,260 293,292 283,360 277,430 273,466 268,430 260,360 266,290 272,220';
const bone =
  '186,276 186,276 222,262 222,262 418,262 418,262 454,276 454,276 460,400 452,506 452,506 320,512 188,506 188,506 180,400';
const gums = [
  '180,300 178,262 192,232 214,214 224,208 226,226 222,250 222,286 206,282',
  '460,300 462,262 448,232 426,214 416,208 414,226 418,250 418,286 434,282',
];
const marrow =
  '204,318 214,372 200,420 222,440 208,478 234,492 440,318 428,368 442,420 420,446 434,482 410,494 318,352 326,400 314,436 324,470 316,496';

/** A molar in its socket. Source: standard dental anatomy texts. */
export const toothSection = illustrated({
  key: 'tooth-section',
  title: 'A tooth in section',
  alt: 'A molar cut lengthwise in its bony socket. A cap of enamel covers the crown; under it lies dentin, and in the middle the pulp, which runs down both roots as root canals with vessels and a nerve. Cementum covers the roots, a thin periodontal ligament joins them to the bone, and the gum closes around the neck.',
  scale: 'Lower molar, cut from front to back',
  height: 530,
  shapes: [
    blob('bone', bone),
    ...dots('shade', marrow, 5),
    blob('flesh', socket),
    ...gums.map((gum) => blob('flesh', gum)),
    blob('body', wholeTooth),
    blob(
      'fat',
      '232,215 222,150 234,102 262,92 292,112 320,119 348,112 378,92 406,102 418,150 408,215 405,270 396,340 384,410 370,454 364,454 358,424 354,360 344,306 320,284 296,306 286,360 282,424 276,454 270,454 256,410 244,340 235,270',
    ),
    blob('pale', enamel),
    blob('shine', '216,150 218,104 234,78 252,70 240,92 228,124'),
    blob('flesh', pulp),
    curve('nerve', '273,505 274,440 271,360 277,280 292,220 300,186'),
    curve('blood', '267,505 270,440 266,360 270,280 282,220 286,176'),
    curve('vein', '279,505 277,440 277,360 284,290 300,236 318,196'),
    curve('nerve', '367,505 366,440 369,360 363,280 348,220 340,186'),
    curve('blood', '373,505 370,440 374,360 370,280 358,220 354,176'),
    curve('vein', '361,505 363,440 363,360 356,290 340,236 326,206'),
  ],
  tags: [
    tag('Enamel', '500,74', '430,104'),
    tag('Dentin', '500,124', '398,158'),
    tag('Pulp', '500,174', '346,204'),
    tag('Gum', '500,224', '448,252'),
    tag('Cementum', '500,330', '402,336'),
    tag('Root canal', '150,360', '272,370'),
    tag('Periodontal|ligament', '150,290', '227,310'),
    tag('Jaw bone', '150,450', '206,450'),
    tag('Nerve', '500,500', '374,500'),
  ],
});
