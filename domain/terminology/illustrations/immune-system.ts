import type { DrawnMark } from '../../contracts/drawing.ts';
import { illustrated } from './sketch/illustrated.ts';
import { arrow, blob, dots, oval, path, solid, tube } from './sketch/shapes.ts';
import { word } from './sketch/tags.ts';

/** A spiked particle. */
const antigen = (x: number, y: number, size: number): readonly DrawnMark[] => {
  const points = Array.from({ length: 16 }, (_, step) => {
    const reach = step % 2 === 0 ? size : size * 0.62;
    const angle = (step * Math.PI) / 8;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return [
    solid('second', points.join(' ')),
    oval('shine', `${x - 2},${y - 2} ${size / 4},${size / 4}`),
  ];
};

/** Two arms up, a stem down, turned by degrees. */
const antibody = (x: number, y: number, turned: number): readonly DrawnMark[] => {
  const turn = (turned * Math.PI) / 180;
  const placed = (points: readonly (readonly [number, number])[]): string =>
    points
      .map(([right, down]) => {
        const across = right * Math.cos(turn) - down * Math.sin(turn);
        const along = right * Math.sin(turn) + down * Math.cos(turn);
        return `${(x + across).toFixed(1)},${(y + along).toFixed(1)}`;
      })
      .join(' ');
  return [
    tube(
      'vein',
      placed([
        [-3, 24],
        [-3, 2],
        [-16, -16],
      ]),
      [6, 6],
    ),
    tube(
      'vein',
      placed([
        [3, 24],
        [3, 2],
        [16, -16],
      ]),
      [6, 6],
    ),
    tube(
      'nerve',
      placed([
        [-10, 2],
        [-23, -13],
      ]),
      [5, 5],
    ),
    tube(
      'nerve',
      placed([
        [10, 2],
        [23, -13],
      ]),
      [5, 5],
    ),
  ];
};

const presenter = [
  blob(
    'gland',
    '150,118 138,90 156,72 170,34 190,66 214,58 236,30 240,66 262,84 288,96 270,118 290,146 262,158 256,188 232,176 212,206 198,178 172,182 150,198 154,166 128,150',
  ),
  oval('cell', '200,124 30,24', -20),
  oval('third', '206,120 8,8'),
  ...dots('second', '164,100 236,150 180,160', 6),
  tube('device', '276,116 300,116', [10, 10]),
  ...antigen(309, 116, 11),
];

const helper = [
  tube('nerve', '346,116 322,116', [12, 16]),
  oval('fluid', '398,116 54,54'),
  oval('cell', '402,116 36,34'),
  oval('shade', '406,116 12,12'),
];

const bCell = [
  ...[0, 72, 144, 216, 288].flatMap((angle) => {
    const turn = ((angle - 54) * Math.PI) / 180;
    return antibody(548 + 66 * Math.cos(turn), 246 + 66 * Math.sin(turn), angle + 36);
  }),
  oval('fat', '548,246 50,50'),
  oval('cell', '548,246 34,32'),
  oval('shade', '552,246 11,11'),
];

const plasma = [
  oval('fat', '372,352 64,48', -12),
  oval('cell', '394,340 26,25'),
  ...dots('shade', '394,326 382,334 406,334 384,350 404,350', 4),
  path('axis', '326,350 338,336 346,352 356,340'),
  path('axis', '326,366 340,354 350,368 362,356'),
  path('axis', '338,380 350,372 362,382 376,374'),
];

/** From antigen to antibody. Source: standard immunology texts. */
export const immuneSystem = illustrated({
  key: 'immune-system',
  title: 'From antigen to antibody',
  alt: 'An antigen is taken up by a branched antigen-presenting cell, which shows a piece of it to the receptor of a helper T cell. The helper T cell activates a B cell that carries matching receptors. The B cell becomes an oval plasma cell, which releases Y-shaped antibodies; they bind to antigens.',
  scale: 'Not to scale',
  height: 460,
  shapes: [
    ...antigen(54, 84, 22),
    ...antigen(92, 136, 17),
    ...antigen(40, 152, 15),
    ...arrow('axis', '96,100 112,104 128,108'),
    ...presenter,
    ...helper,
    ...arrow('axis', '452,144 474,164 494,188'),
    ...dots('gland', '476,140 492,156 506,170', 5),
    ...bCell,
    ...arrow('axis', '500,304 472,322 446,334'),
    ...plasma,
    ...arrow('axis', '300,356 276,356 252,354'),
    ...antibody(220, 320, -60),
    ...antibody(196, 392, -110),
    ...antibody(146, 348, -80),
    ...antigen(98, 340, 20),
    ...antibody(64, 306, 120),
    ...antibody(66, 388, 40),
  ],
  tags: [
    word('Antigen', '56,36'),
    word('Antigen-|presenting cell', '200,224'),
    word('Helper T cell', '400,190'),
    word('Cytokines', '520,124', 'start'),
    word('B cell', '548,342'),
    word('Plasma cell', '376,424'),
    word('Antibodies', '140,440'),
  ],
});
