import { type Point, roundThrough } from '../polyline.ts';

/** Centimeters on the film: 0 is the midline and the apex of the lungs; the left of the film is the patient's right. */
export type Side = 'right' | 'left';

/** 1 is the right of the film, where the patient's left is. */
export const filmSide = (side: Side): 1 | -1 => (side === 'right' ? -1 : 1);

const mirrored = (points: readonly Point[], side: Side): readonly Point[] =>
  points.map(([x, y]): Point => [x * filmSide(side), y]);

/** Outline of the space of a lung, its inner edge where the heart lies. */
const spaces: Readonly<Record<Side, readonly Point[]>> = {
  right: [
    [3.6, 0.4],
    [6.4, 0.9],
    [9, 4],
    [10.6, 9],
    [11.4, 15],
    [11.8, 21],
    [11.9, 23.2],
    [9.5, 21.4],
    [6.5, 20.2],
    [3.6, 20.8],
    [3.4, 17],
    [3.2, 13],
    [2.6, 9],
    [2.2, 5],
    [2.2, 2],
  ],
  left: [
    [3.6, 0.4],
    [6.4, 0.9],
    [9, 4],
    [10.6, 9],
    [11.4, 15],
    [11.8, 21.4],
    [11.9, 24],
    [10.4, 22.6],
    [8.9, 21.6],
    [8.4, 18.4],
    [6.6, 15],
    [4, 11.6],
    [3.4, 8],
    [2.8, 5],
    [2.2, 2],
  ],
};

export const lungSpace = (side: Side): readonly Point[] =>
  roundThrough(mirrored(spaces[side], side), true);

/** The space pushed open: its floor flat and low, its inner edge over the midline. */
export const openedSpace = (side: Side): readonly Point[] =>
  roundThrough(
    mirrored(
      spaces[side].map(([x, y]): Point => {
        const isInner = x < 8.5 && y > 2;
        const deeper = y > 19.5 ? 3 : 0;
        return [isInner ? x - 2.4 : x + 0.5, y + deeper];
      }),
      side,
    ),
    true,
  );

/** A lung that fell toward its root, so much of its width. */
export const fallenLung = (side: Side, share: number): readonly Point[] => {
  const [rootX, rootY] = [3.2, 12];
  return roundThrough(
    mirrored(
      spaces[side].map(
        ([x, y]): Point => [
          rootX + (x - rootX) * (1 - share),
          rootY + (y - rootY) * (1 - share * 0.55),
        ],
      ),
      side,
    ),
    true,
  );
};

/** Fluid with its highest edge at the side wall; `level` is the height in the middle of the lung. */
export const fluid = (side: Side, level: number): readonly Point[] =>
  mirrored(
    [
      ...roundThrough([
        [2.4, level + 1.6],
        [5, level + 1.1],
        [8, level],
        [10.4, level - 2.4],
        [11.6, level - 5],
      ]),
      [11.9, 18],
      [12, 24.5],
      [2.4, 24.5],
    ],
    side,
  );

const lobes = { upper: [6.2, 5.6], lower: [7.4, 16.4] } as const;
export type Lobe = keyof typeof lobes;

/** A lobe's share of airless lung, its edge uneven. */
export const consolidated = (side: Side, lobe: Lobe): readonly Point[] => {
  const [x, y] = lobes[lobe];
  const reach = [1, 0.86, 1.08, 0.9, 1.05, 0.84, 1.02, 0.92, 1.1, 0.88];
  const points = reach.map((size, i): Point => {
    const turn = (2 * Math.PI * i) / reach.length;
    return [x + 3.4 * size * Math.cos(turn), y + 3.2 * size * Math.sin(turn)];
  });
  return roundThrough(mirrored(points, side), true);
};

/** Airways that stay dark in it. */
export const airwaysIn = (side: Side, lobe: Lobe): readonly (readonly Point[])[] => {
  const [x, y] = lobes[lobe];
  const down = lobe === 'lower' ? 1 : -1;
  const from: Point = [x - 3, y - 1.5 * down];
  return [0.4, 1.5, 2.6].map((spread): readonly Point[] =>
    mirrored(
      [
        from,
        [x - 0.5, y - 1 * down + spread * 0.5],
        [x + 1.9, y - 1.6 * down + spread * 1.2 * down],
      ],
      side,
    ),
  );
};

export const carina = 8.6;

/** Trachea and main bronchi, moved sideways. */
export const airTree = (shift: number): readonly (readonly Point[])[] => [
  [
    [shift * 0.3 - 0.75, -4],
    [shift - 0.75, carina - 0.9],
    [shift - 2.9, carina + 2.6],
    [shift - 2.2, carina + 3.1],
    [shift, carina + 0.6],
    [shift + 2.6, carina + 2.5],
    [shift + 3.1, carina + 1.8],
    [shift + 0.75, carina - 0.9],
    [shift * 0.3 + 0.75, -4],
  ],
];

/** Heart and great vessels, moved sideways. */
export const heart = (shift: number): readonly Point[] =>
  roundThrough(
    (
      [
        [-1.6, -1],
        [1.6, -1],
        [2.6, 5],
        [3.3, 7],
        [3.2, 9.5],
        [4.4, 11.6],
        [7.2, 15.4],
        [8.4, 19],
        [7.6, 21.6],
        [0, 22],
        [-3.6, 21],
        [-4, 17.5],
        [-3.4, 13],
        [-2.4, 9],
        [-2.4, 4],
      ] as const
    ).map(([x, y]): Point => [x + shift * (y > 3 ? 1 : 0.4), y]),
    true,
  );

/** Ribs in front of and behind the lungs, as lines. */
export const ribs: readonly (readonly Point[])[] = (['right', 'left'] as const).flatMap((side) =>
  Array.from({ length: 9 }, (_, i) => {
    const y = 0.6 + i * 2.5;
    const reach = Math.min(12, 7 + i * 0.95);
    return mirrored(
      roundThrough([
        [1.4, y],
        [reach * 0.55, y - 0.5],
        [reach * 0.9, y + 1],
        [reach, y + 2.6],
      ]),
      side,
    );
  }),
);

export const collarbones: readonly (readonly Point[])[] = (['right', 'left'] as const).map((side) =>
  mirrored(
    roundThrough([
      [1.5, 2.2],
      [5, 1.6],
      [8, 0.2],
      [12.5, -0.6],
    ]),
    side,
  ),
);

export const body: readonly Point[] = roundThrough(
  [
    [-3.4, -5.6],
    [-3.8, -2.6],
    [-9, -1.4],
    [-14.6, 1.6],
    [-15.2, 8],
    [-14, 12],
    [-14, 27],
    [14, 27],
    [14, 12],
    [15.2, 8],
    [14.6, 1.6],
    [9, -1.4],
    [3.8, -2.6],
    [3.4, -5.6],
  ],
  true,
);
