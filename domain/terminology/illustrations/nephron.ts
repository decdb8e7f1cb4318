import { illustrated } from './sketch/illustrated.ts';
import { blob, curve, joined, path, tube } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

/** Both arterioles and the tuft of capillaries between them. */
const glomerulus = [
  ...joined(
    'blood',
    [
      ['30,168 100,166 160,156 200,140 236,126', [26, 24, 22, 18]],
      ['236,114 200,98 165,86 110,80 30,84', [13, 14, 15, 16]],
    ],
    '230,120 236,102 250,104 258,88 274,96 288,94 290,108 304,118 292,128 298,142 282,144 274,156 258,148 248,150 240,138',
  ),
  curve('shade', '238,118 252,110 262,118 276,106 286,110'),
  curve('shade', '238,124 252,132 264,124 280,136 288,132'),
  curve('shade', '264,98 258,110 268,122 258,134 264,146'),
  curve('shade', '294,119 282,120 274,114 268,120'),
];

const proximal =
  '314,120 330,112 338,88 358,64 386,60 402,82 392,106 366,120 354,142 368,166 394,170 412,150 432,148 442,172 440,210';
const descending = '440,206 440,260 440,330 440,400 441,448';
const bend = '441,440 444,470 462,486 480,470 483,440';
const ascending = '483,446 483,400 483,330 483,270';
const thick = '483,276 483,230 484,190 486,160';
const distal =
  '486,166 490,136 508,112 530,104 548,118 546,142 526,154 520,174 536,192 562,192 580,200 600,214';

/** A nephron with its collecting duct. Source: standard physiology texts. */
export const nephron = illustrated({
  key: 'nephron',
  title: 'The nephron',
  alt: 'A wide afferent arteriole enters a round capsule, forms a tuft of capillaries, the glomerulus, and leaves as a narrower efferent arteriole. From the capsule a winding proximal tubule leads into a hairpin, the loop of Henle, that runs down from the cortex into the medulla and back. It goes on as the winding distal tubule, which joins a straight collecting duct.',
  scale: 'Cortex above the broken line, medulla below it',
  height: 520,
  shapes: [
    path('limit', '10,310 630,310'),
    ...joined('fat', [
      ['603,150 603,260 603,400 603,510', [24, 28, 32, 36]],
      [distal, [20, 20]],
      [thick, [20, 20]],
      [ascending, [11, 11]],
      [bend, [11, 11]],
      [descending, [11, 11]],
      [proximal, [24, 26, 24, 22, 14]],
    ]),
    tube('shine', '598,160 598,260 597,400 596,505', [5, 7]),
    blob(
      'fat',
      '326,108 318,94 296,70 264,62 232,72 214,98 222,104 214,122 222,134 216,146 232,170 264,180 298,170 318,146 326,132',
    ),
    blob(
      'airway',
      '314,112 304,92 286,76 264,72 240,80 226,98 232,110 228,122 232,134 228,144 242,162 264,170 290,162 308,142 314,128',
    ),
    ...glomerulus,
  ],
  tags: [
    tag('Efferent arteriole', '112,40', '112,76'),
    tag('Afferent arteriole', '112,214', '112,168'),
    tag('Glomerulus', '130,250', '262,138'),
    tag('Bowman capsule', '190,284', '258,174'),
    tag('Proximal tubule', '362,22', '366,58'),
    tag('Distal tubule', '540,60', '532,100'),
    tag('Loop of Henle', '404,400', '438,400'),
    tag('Collecting duct', '560,505', '596,480'),
    word('Cortex', '544,292'),
    word('Medulla', '544,330'),
  ],
});
