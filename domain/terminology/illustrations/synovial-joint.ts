import { illustrated } from './sketch/illustrated.ts';
import { blob, dots, tube } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const upperBone =
  '266,10 266,10 268,66 252,104 226,138 220,168 238,190 280,200 320,202 360,200 402,190 420,168 414,138 388,104 372,66 374,10 374,10';
const upperCartilage =
  '222,152 214,176 236,206 280,216 320,218 360,216 404,206 426,176 418,152 400,180 320,190 240,180';
const lowerBone =
  '270,430 270,430 270,372 252,338 228,306 222,276 238,256 280,256 320,260 360,256 402,256 418,276 412,306 388,338 370,372 370,430 370,430';
const lowerCartilage =
  '222,290 214,268 232,242 280,240 320,245 360,240 408,242 426,268 418,290 400,270 320,274 240,270';
const leftCapsule = '262,84 226,124 196,164 182,220 194,274 226,314 260,352';
const rightCapsule = '378,84 414,124 444,164 458,220 446,274 414,314 380,352';
const leftLining = '246,110 212,148 196,180 193,220 202,262 226,296 244,322';
const rightLining = '394,110 428,148 444,180 447,220 438,262 414,296 396,322';
const spongy =
  '250,150 274,160 298,150 322,164 346,152 372,162 392,150 262,174 288,180 312,184 338,182 362,178 384,174 250,290 274,280 298,292 322,282 346,294 372,282 392,292 286,308 312,312 340,308 364,310';

/** A joint that moves freely. Source: standard musculoskeletal anatomy texts. */
export const synovialJoint = illustrated({
  key: 'synovial-joint',
  title: 'A synovial joint',
  alt: 'Two bone ends face each other across a narrow space filled with synovial fluid. Smooth articular cartilage caps each end. A fibrous capsule, thickened as a ligament, joins the bones on both sides, and a thin synovial membrane lines it from within. The bone ends are spongy; the shafts hold marrow.',
  scale: 'Lengthwise section',
  shapes: [
    blob(
      'fluid',
      '250,104 216,146 194,182 190,220 200,262 226,298 248,326 320,300 392,326 414,298 440,262 450,220 446,182 424,146 390,104 320,150',
    ),
    tube('flesh', leftLining, [9, 11, 13, 11, 9]),
    tube('flesh', rightLining, [9, 11, 13, 11, 9]),
    blob('cell', upperCartilage),
    blob('cell', lowerCartilage),
    blob('bone', upperBone),
    blob('bone', lowerBone),
    blob('fat', '286,10 286,10 288,64 298,98 320,112 342,98 352,64 354,10 354,10'),
    blob('fat', '290,430 290,430 290,384 300,352 320,340 340,352 350,384 350,430 350,430'),
    ...dots('shade', spongy, 5),
    tube('pale', leftCapsule, [2, 12, 15, 15, 15, 12, 2]),
    tube('pale', rightCapsule, [2, 14, 22, 24, 22, 14, 2]),
  ],
  tags: [
    tag('Marrow', '180,50', '314,56'),
    tag('Spongy bone', '168,126', '256,150'),
    tag('Joint capsule', '160,220', '180,220'),
    tag('Synovial|membrane', '160,300', '214,280'),
    tag('Articular|cartilage', '490,120', '410,196'),
    tag('Ligament', '490,206', '460,212'),
    tag('Synovial|fluid', '490,280', '392,229'),
    tag('Bone', '490,390', '366,390'),
  ],
});
