import { type Point, roundThrough, surfaceOf } from '../polyline.ts';

/** Percent of the body's surface, after the rule of nines: an adult's, and that of a child of about one year. */
export const shares = {
  adult: { head: 4.5, half: 9, arm: 4.5, leg: 4.5, perineum: 1 },
  child: { head: 9, half: 9, arm: 4.5, leg: 3.5, perineum: 0 },
} as const;

export type Age = keyof typeof shares;
type Side = 'front' | 'back';

export const partNames = [
  'head-front',
  'head-back',
  'chest',
  'abdomen',
  'upper-back',
  'lower-back',
  'right-arm-front',
  'right-arm-back',
  'left-arm-front',
  'left-arm-back',
  'right-thigh-front',
  'right-thigh-back',
  'left-thigh-front',
  'left-thigh-back',
  'right-lower-leg-front',
  'right-lower-leg-back',
  'left-lower-leg-front',
  'left-lower-leg-back',
  'perineum',
] as const;
export type PartName = (typeof partNames)[number];

export type BodyPart = { readonly name: PartName; readonly outline: readonly Point[] };

/** Square millimeters of paper for one percent of the body. */
export const mmPerPercent = 55;

type Form = {
  /** Half widths from the top to the bottom of the part, as parts of its greatest. */
  readonly widths: readonly number[];
  readonly top: number;
  readonly height: number;
  readonly middle: number;
  /** How far its lower end stands out to the side. */
  readonly lean?: number;
};

const edge = ({ widths, top, height, middle, lean = 0 }: Form, side: 1 | -1): readonly Point[] =>
  widths.map((width, index): Point => {
    const part = index / (widths.length - 1);
    return [middle + lean * part + side * width, top + part * height];
  });

const outlineOf = (form: Form): readonly Point[] => [
  ...roundThrough(edge(form, 1)),
  ...roundThrough(edge(form, -1)).toReversed(),
];

/** The form made as wide as its percent of the surface demands. */
const fitted = (form: Form, percent: number): readonly Point[] => {
  const wide = (mmPerPercent * percent) / surfaceOf(outlineOf(form));
  return outlineOf({ ...form, widths: form.widths.map((width) => width * wide) });
};

type Figure = { readonly age: Age; readonly side: Side; readonly middle: number };

const heights = {
  adult: { head: 23, trunk: 45, arm: 52, leg: 37 },
  child: { head: 29, trunk: 43, arm: 42, leg: 25 },
} as const;

const trunkTop = 34;
const gap = 0.9;

/** Right stands on the left of the paper in front, and on the right from behind. */
const paperSide = (side: Side, of: 'left' | 'right'): 1 | -1 =>
  (side === 'front') === (of === 'right') ? -1 : 1;

const limbs = ({ age, side, middle }: Figure): readonly BodyPart[] =>
  (['right', 'left'] as const).flatMap((of) => {
    const out = paperSide(side, of);
    const { arm, leg } = shares[age];
    const { trunk, arm: long, leg: high } = heights[age];
    const hip = trunkTop + trunk + (side === 'front' && age === 'adult' ? 4 : gap);
    const legs = { middle: middle + out * (age === 'adult' ? 6.4 : 6.2), lean: out * 0.8 };
    return [
      {
        name: `${of}-arm-${side}` as const,
        outline: fitted(
          {
            widths: [1, 1.15, 1, 0.9, 0.8, 0.95, 0.5],
            top: trunkTop + 1,
            height: long,
            middle: middle + out * (age === 'adult' ? 15.4 : 15.8),
            lean: out * 5,
          },
          arm,
        ),
      },
      {
        name: `${of}-thigh-${side}` as const,
        outline: fitted({ ...legs, widths: [1.25, 1.2, 1.05, 0.9], top: hip, height: high }, leg),
      },
      {
        name: `${of}-lower-leg-${side}` as const,
        outline: fitted(
          {
            ...legs,
            middle: legs.middle + out * 0.8,
            widths: [0.9, 1, 0.8, 0.6, 0.9],
            top: hip + high + gap,
            height: high,
          },
          leg,
        ),
      },
    ];
  });

const trunk = ({ age, side, middle }: Figure): readonly BodyPart[] => {
  const { half } = shares[age];
  const height = heights[age].trunk / 2 - gap;
  const lower = trunkTop + heights[age].trunk / 2;
  const [upperName, lowerName] =
    side === 'front' ? (['chest', 'abdomen'] as const) : (['upper-back', 'lower-back'] as const);
  return [
    {
      name: upperName,
      outline: fitted({ widths: [0.85, 1.08, 1.02, 0.96], top: trunkTop, height, middle }, half),
    },
    {
      name: lowerName,
      outline: fitted({ widths: [0.96, 0.92, 1, 1.06], top: lower, height, middle }, half),
    },
  ];
};

const head = ({ age, side, middle }: Figure): BodyPart => {
  const height = heights[age].head;
  return {
    name: `head-${side}`,
    outline: fitted(
      {
        widths: [0.35, 0.95, 1.1, 1, 0.75, 0.42, 0.45],
        top: trunkTop - gap - height,
        height,
        middle,
      },
      shares[age].head,
    ),
  };
};

const perineum = ({ age, side, middle }: Figure): readonly BodyPart[] => {
  const { perineum: percent } = shares[age];
  if (percent === 0 || side === 'back') return [];
  const top = trunkTop + heights[age].trunk - 0.6;
  return [
    {
      name: 'perineum',
      outline: fitted({ widths: [1, 0.85, 0.5], top, height: 6.5, middle }, percent),
    },
  ];
};

/** All parts of a body seen from the front and from behind, each as large on paper as its share of the skin. */
export const bodyOf = (age: Age): readonly BodyPart[] =>
  (
    [
      { age, side: 'front', middle: 42 },
      { age, side: 'back', middle: 126 },
    ] as const
  ).flatMap((figure) => [head(figure), ...trunk(figure), ...limbs(figure), ...perineum(figure)]);

export const bodyHeight = (age: Age): number =>
  trunkTop + heights[age].trunk + 2 * heights[age].leg + 16;
