import type { DrawnMark } from '../../contracts/drawing.ts';
import { type Point, pointsOf, pointsText } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { blob, curve, joined, tube } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const torso =
  '290,24 290,24 284,46 244,64 200,78 176,112 178,190 188,270 186,350 172,430 166,500 168,570 168,570 472,570 472,570 474,500 468,430 454,350 452,270 462,190 464,112 440,78 396,64 370,44 368,10 368,10';
const liver =
  '206,232 216,200 250,178 300,172 350,180 376,196 360,212 326,228 296,250 264,284 232,300 212,276';
const stomach =
  '340,192 352,198 362,180 388,166 416,178 432,214 430,262 408,298 368,320 332,322 312,314 306,300 326,294 352,290 370,268 368,236 352,214 336,204';
const loops =
  '356,372 384,380 396,398 376,410 340,400 300,396 272,404 264,420 282,430 320,422 360,424 394,430 396,446 372,454 330,446 290,446 264,456 270,474 300,474 340,468 376,474 388,488 366,498 326,492 290,498 266,496';

/** Sacculated, as the large intestine is. */
const sacculated = Array.from({ length: 41 }, (_, step) => (step % 2 === 0 ? 33 : 25));

/** The head in profile; it meets the trunk at the neck. */
const head = [
  blob(
    'body',
    '290,126 290,126 282,122 276,114 278,106 272,103 276,98 270,94 274,88 262,82 270,68 276,40 298,18 334,10 370,20 388,48 384,84 368,112 368,112',
  ),
];

const throat = [
  tube('airway', '276,101 292,95 316,94 332,104 336,122', [6, 12, 14, 12]),
  blob('flesh', '284,108 290,101 312,99 324,108 326,122 306,124'),
  blob('gland', '338,92 350,90 356,102 350,116 342,112'),
  blob('gland', '300,128 314,127 320,134 308,138'),
  curve('axis', '284,66 290,63 296,66'),
];

const lowered = (marks: readonly DrawnMark[]): readonly DrawnMark[] =>
  marks.map((mark) => ({
    ...mark,
    points: pointsText(pointsOf(mark.points).map(([x, y]): Point => [x, y + 100])),
  }));

/** From mouth to rectum. Source: standard anatomy texts. */
export const digestiveTract = illustrated({
  key: 'digestive-tract',
  title: 'The digestive tract',
  alt: 'A head from the side and a trunk from the front. Mouth and salivary glands lead to the throat. The esophagus runs down the middle to the stomach, which lies under the left ribs; the duodenum curves around the head of the pancreas. The liver fills the right upper belly, the gallbladder under it. Coils of small intestine lie in the middle, framed by the colon, which begins at the cecum with its appendix and ends in the rectum.',
  scale: 'Front view; the patient’s right is to the left',
  height: 680,
  shapes: [
    ...head,
    ...lowered([
      blob('body', torso),
      tube('flesh', '336,16 330,50 324,120 330,170 350,202', [12, 15, 16, 16, 18]),
      tube('flesh', '424,348 436,400 436,460 420,510 384,524 346,516 322,524 318,560', [2, 2]),
      blob(
        'fat',
        '318,352 312,334 340,322 384,310 424,286 446,284 448,298 424,318 380,338 344,356',
      ),
      tube('flesh', '316,306 292,308 278,328 284,352 308,368 340,368 362,372', [22, 22, 20, 18]),
      blob('flesh', liver),
      blob('shade', liver),
      blob('shade', '206,232 232,300 264,284 296,250 326,228 296,236 262,262 234,278 214,262'),
      curve('axis', '322,174 316,200 318,232'),
      blob('gland', '270,268 284,264 290,282 284,302 272,304 266,288'),
      blob('soft', stomach),
      curve('axis', '386,182 408,210 406,256 384,288'),
      curve('axis', '372,190 390,216 388,254 368,284'),
      tube('flesh', loops, [19, 19]),
      ...joined(
        'soft',
        [
          [
            '226,506 222,470 220,420 224,372 244,350 290,372 340,384 390,366 430,328 440,350 444,400 442,450 430,496 400,518 362,508 336,510 322,530 320,562',
            sacculated,
          ],
        ],
        '208,486 242,484 246,508 232,524 214,518 206,504',
      ),
      tube('flesh', '234,518 244,532 240,548 252,558', [9, 7]),
    ]),
    ...throat,
  ],
  tags: [
    tag('Mouth', '190,60', '284,101'),
    tag('Salivary gland', '420,70', '346,104'),
    tag('Esophagus', '180,146', '316,200'),
    tag('Liver', '150,300', '236,320'),
    tag('Gallbladder', '150,390', '272,386'),
    tag('Duodenum', '150,440', '282,436'),
    tag('Colon', '150,520', '216,520'),
    tag('Appendix', '150,640', '238,644'),
    tag('Stomach', '492,330', '420,340'),
    tag('Pancreas', '492,400', '432,398'),
    tag('Small|intestine', '492,500', '382,534'),
    tag('Rectum', '492,644', '326,644'),
  ],
});
