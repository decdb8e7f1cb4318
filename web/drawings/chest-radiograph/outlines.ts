import { alongCubic, lineThrough, type Point } from './geometry.ts';

/** The right chest wall from the apex to the diaphragm. */
const rightWall: readonly Point[] = [
  ...alongCubic(
    [
      [446, 122],
      [404, 100],
      [344, 126],
      [306, 186],
    ],
    16,
  ),
  ...alongCubic(
    [
      [306, 186],
      [250, 272],
      [196, 402],
      [170, 540],
    ],
    24,
  ),
  ...alongCubic(
    [
      [170, 540],
      [150, 640],
      [141, 712],
      [142, 776],
    ],
    14,
  ),
];

export const rightLung = `${lineThrough(rightWall)}L142 776C166 724 212 668 288 652C354 642 412 664 440 716C428 640 424 600 428 556C424 520 428 470 440 420C450 330 452 220 446 122Z`;
export const leftLung =
  'M556 122C604 100 660 126 698 186C754 272 808 402 834 540C852 640 862 716 862 794C836 738 786 696 730 690C716 688 704 688 694 688C702 640 690 592 660 544C630 498 592 470 574 432C560 402 566 380 562 340C552 262 552 190 556 122Z';
export const heart =
  'M432 424C414 470 402 540 410 604C414 656 430 694 452 718C540 750 640 740 704 707C722 658 702 590 662 540C630 496 592 470 574 430C560 392 560 350 552 300C540 250 470 250 452 300C446 340 442 384 432 424Z';
export const torso =
  'M0 1000L0 262C40 216 96 196 176 170C260 138 356 124 404 92C426 76 436 40 434 0L572 0C570 40 580 76 602 92C650 124 744 138 828 170C906 196 962 216 1000 262L1000 1000Z';
export const flanks =
  'M0 1000L0 900C70 860 116 820 140 770L250 780L250 1000ZM1000 1000L1000 900C934 866 888 830 864 788L760 800L760 1000Z';
export const belly =
  'M142 1000L142 776C166 724 212 668 288 652C354 642 412 664 440 716C480 736 560 744 694 690C704 688 716 688 730 690C786 696 836 738 862 794L862 1000Z';
export const trachea =
  'M489 20L517 20C519 120 518 210 519 300C521 312 524 320 528 328L486 328C488 318 490 310 489 296Z';
export const carina =
  'M506 316C534 330 562 350 590 370L580 388C556 370 530 352 506 340C484 354 462 374 444 398L430 384C452 356 480 332 506 316Z';
export const mediastinum = 'M448 60L556 60L558 300L570 430L436 430L448 300Z';
export const aorta =
  'M530 244C572 226 596 258 590 298C586 326 574 336 570 360L560 420L536 420L530 360Z';
export const rightBorder = 'M446 130C436 220 436 330 432 424L470 430L470 130Z';

/**
 * The visceral pleura of a fallen right lung: the chest wall, drawn in towards the hilum, most at
 * the apex.
 *
 * @param collapse how far the lung has fallen, 0 to 1
 */
export const pleura = (collapse: number): string =>
  lineThrough(
    rightWall.map(([x, y]) => {
      const t = (y - 112) / 664;
      const middle = Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.8;
      const pull = collapse * (0.6 * (1 - t) ** 1.3 + 0.3 * middle);
      return [x + (438 - x) * pull, y + (430 - y) * pull * 0.62];
    }),
  );
