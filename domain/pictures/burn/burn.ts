import { z } from 'zod';
import type { Drawing } from '../../contracts/drawing.ts';
import type { PictureKind } from '../picture-kind.ts';
import { pointsText, surfaceOf, thinned } from '../polyline.ts';
import {
  type BodyPart,
  bodyHeight,
  bodyOf,
  mmPerPercent,
  type PartName,
  partNames,
} from './body.ts';

/** Names for several parts together. */
const groups: Readonly<Record<string, readonly PartName[]>> = {
  head: ['head-front', 'head-back'],
  'front-of-trunk': ['chest', 'abdomen'],
  back: ['upper-back', 'lower-back'],
  'right-arm': ['right-arm-front', 'right-arm-back'],
  'left-arm': ['left-arm-front', 'left-arm-back'],
  'right-leg-front': ['right-thigh-front', 'right-lower-leg-front'],
  'left-leg-front': ['left-thigh-front', 'left-lower-leg-front'],
  'right-leg-back': ['right-thigh-back', 'right-lower-leg-back'],
  'left-leg-back': ['left-thigh-back', 'left-lower-leg-back'],
};

const areaNames = [...partNames, ...Object.keys(groups)] as [string, ...string[]];

const parameters = z.strictObject({
  age: z.enum(['adult', 'child'], 'Ages are adult and child').default('adult'),
  areas: z
    .array(z.enum(areaNames, { error: `Known areas are ${areaNames.join(', ')}` }))
    .min(1, 'Name at least one burned area')
    .max(partNames.length),
});

export type BurnParameters = z.infer<typeof parameters>;

/** The burned parts, each once. */
const burned = ({ areas }: BurnParameters): ReadonlySet<string> =>
  new Set(areas.flatMap((area): readonly string[] => groups[area] ?? [area]));

/** Percent of the body's surface: what is drawn as burned, by its size on paper, to half a percent. */
export const percentOf = (burn: BurnParameters): number => {
  const hurt = burned(burn);
  const surface = bodyOf(burn.age)
    .filter(({ name }) => hurt.has(name))
    .reduce((sum, { outline }) => sum + surfaceOf(outline), 0);
  return Math.round((2 * surface) / mmPerPercent) / 2;
};

const draw = (burn: BurnParameters): Drawing => {
  const hurt = burned(burn);
  const area = ({ name, outline }: BodyPart) => ({
    kind: 'area' as const,
    role: hurt.has(name) ? ('hurt' as const) : ('skin' as const),
    points: pointsText(thinned(outline, 0.05)),
  });
  return {
    width: 168,
    height: bodyHeight(burn.age),
    grids: [],
    marks: bodyOf(burn.age).map(area),
    labels: [
      { x: 42, y: bodyHeight(burn.age) - 4, text: 'Front', anchor: 'middle' },
      { x: 126, y: bodyHeight(burn.age) - 4, text: 'Back', anchor: 'middle' },
    ],
    scale:
      burn.age === 'adult'
        ? 'Adult; burned skin is shaded'
        : 'Child of 1 year; burned skin is shaded',
  };
};

const inWords = (name: string): string =>
  name.replace(/(head|arm|thigh|leg)-(front|back)$/, '$1 ($2)').replaceAll('-', ' ');

const seen = (burn: BurnParameters): string =>
  `Outlines of ${burn.age === 'adult' ? 'an adult' : 'a child of 1 year'} from the front and from behind. Shaded: ${partNames
    .filter((name) => burned(burn).has(name))
    .map(inWords)
    .join(', ')}.`;

/** Burned areas of the body, front and back. */
export const burn: PictureKind<BurnParameters> = {
  title: 'Burn chart',
  parameters,
  draw,
  seen,
  reading: (given) =>
    `Burned surface ${percentOf(given)}% by the rule of nines for ${given.age === 'adult' ? 'an adult' : 'a child'}.`,
};
