import { radialRamp } from '../svg/definitions.ts';
import { areaOf, beside, blobOf, type Point } from '../svg/geometry.ts';
import { group, path } from '../svg/paint.ts';

/** A long bone: points along its axis, each with half of its width there. */
export type Bone = readonly (readonly [x: number, y: number, half: number])[];

const per = 8;

const spline = ([a, b, c, d]: readonly [number, number, number, number], t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);

/** More points along the axis, on a round line. */
export const rounded = (bone: Bone): Bone => {
  const at = (i: number) => bone[Math.min(bone.length - 1, Math.max(0, i))] ?? [0, 0, 0];
  const on = (i: number, t: number, part: 0 | 1 | 2): number =>
    spline([at(i - 1)[part], at(i)[part], at(i + 1)[part], at(i + 2)[part]], t);
  const spans = Array.from({ length: (bone.length - 1) * per }, (_, index) => {
    const [i, t] = [Math.floor(index / per), (index % per) / per];
    return [on(i, t, 0), on(i, t, 1), on(i, t, 2)] as const;
  });
  return [...spans, at(bone.length - 1)];
};

/** How an end looks: rounded, cut by the film's edge, or broken. */
type End = 'round' | 'flat' | 'torn';

const cap = (from: Point, to: Point, end: End): readonly Point[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (along: number, out: number): Point => [
    from[0] + dx * along - dy * out,
    from[1] + dy * along + dx * out,
  ];
  if (end === 'flat') return [];
  if (end === 'torn') return [at(0.2, 0.12), at(0.36, -0.08), at(0.55, 0.14), at(0.78, -0.1)];
  return [at(0.08, 0.1), at(0.3, 0.17), at(0.7, 0.17), at(0.92, 0.1)];
};

type Ends = { readonly start?: End; readonly end?: End };

const outlineOf = (
  bone: Bone,
  inset: (i: number) => number,
  { start = 'round', end = 'round' }: Ends,
): string => {
  const axis = bone.map(([x, y]): Point => [x, y]);
  const half = (i: number): number => Math.max(1, (bone[i]?.[2] ?? 0) - inset(i));
  const one = beside(axis, half);
  const two = beside(axis, (i) => -half(i)).toReversed();
  const last = cap(one.at(-1) ?? [0, 0], two[0] ?? [0, 0], end);
  const first = cap(two.at(-1) ?? [0, 0], one[0] ?? [0, 0], start);
  return areaOf([...one, ...last, ...two, ...first]);
};

/** A long bone: bright cortex, thick in the shaft and thin at the ends, around darker marrow. */
export const longBone = (bone: Bone, ends: Ends = {}): string => {
  const count = bone.length - 1;
  const cortex = (i: number): number =>
    (bone[i]?.[2] ?? 0) * 0.1 + Math.sin((i / count) * Math.PI) * 9 + 3;
  return [
    path(
      outlineOf(bone, () => 0, ends),
      { fill: 0.74, opacity: 0.86, blur: 1 },
    ),
    path(outlineOf(bone, cortex, ends), { fill: 0.46, opacity: 0.7, blur: 5 }),
  ].join('');
};

/** The ramp of spongy bone: brighter towards its cortex. */
export const spongyRamp = radialRamp(
  'spongy',
  [
    [0, 0.44],
    [0.6, 0.52],
    [1, 0.74],
  ],
  { r: 0.6 },
);

/** A bone of any form: thin cortex around spongy bone. */
export const flatBone = (points: readonly Point[], opacity = 1): string =>
  group({ opacity }, [
    path(blobOf(points), { fill: 'spongy', opacity: 0.86, blur: 1 }),
    path(blobOf(points), { stroke: 0.86, width: 6, opacity: 0.6, blur: 1 }),
  ]);

type Slip = { readonly shift: Point; readonly degrees: number };

/** A bone in two at a joint of its rounded axis, its far part turned about the break and moved. */
export const broken = (bone: Bone, at: number, { shift, degrees }: Slip): readonly [Bone, Bone] => {
  const fine = rounded(bone);
  const [px, py] = fine[at] ?? [0, 0];
  const turn = (degrees / 180) * Math.PI;
  const far = fine.slice(at).map(([x, y, half]) => {
    const [dx, dy] = [x - px, y - py];
    return [
      px + dx * Math.cos(turn) - dy * Math.sin(turn) + shift[0],
      py + dx * Math.sin(turn) + dy * Math.cos(turn) + shift[1],
      half,
    ] as const;
  });
  return [fine.slice(0, at + 1), far];
};

/** Where a bone is cut, before it slips. */
export const breakPoint = (bone: Bone, at: number): Point => {
  const [x, y] = rounded(bone)[at] ?? [0, 0];
  return [x, y];
};

/** Both parts of a broken bone, torn ends facing each other. */
export const brokenBone = (
  bone: Bone,
  at: number,
  slip: Slip & { readonly start?: End; readonly end?: End },
): string => {
  const [near, far] = broken(bone, at, slip);
  return (
    longBone(far, { start: 'torn', end: slip.end ?? 'round' }) +
    longBone(near, { start: slip.start ?? 'round', end: 'torn' })
  );
};

/** Flesh about the bones. */
export const flesh = (points: readonly Point[]): string =>
  path(blobOf(points), { fill: 0.24, blur: 9 }) +
  path(blobOf(points), { stroke: 0.34, width: 8, opacity: 0.3, blur: 9 });
