import { clipTo, cloudFilter, linearRamp } from '../svg/definitions.ts';
import { lump, type Point } from '../svg/geometry.ts';
import { element, group, path, rect, reference } from '../svg/paint.ts';

const top = -420;

/** A point of the fan by its angle and its distance from the (virtual) middle of the probe. */
const at = (degrees: number, radius: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [500 + radius * Math.sin(turn), top + radius * Math.cos(turn)];
};

type Span = readonly [from: number, to: number];

/** A line at one depth. */
export const arc = (radius: number, [from, to]: Span): string =>
  `M${at(from, radius).join(' ')}A${radius} ${radius} 0 0 0 ${at(to, radius).join(' ')}`;

/** A sector between two depths. */
export const wedge = ([from, to]: Span, [near, far]: Span): string =>
  `M${at(from, near).join(' ')}A${near} ${near} 0 0 0 ${at(to, near).join(' ')}L${at(to, far).join(' ')}A${far} ${far} 0 0 1 ${at(from, far).join(' ')}Z`;

/** Textures and shapes of every still. */
export const sweepDefinitions: readonly string[] = [
  cloudFilter('speckle', { frequency: '0.05 0.15', octaves: 3, seed: 5, gain: [2.2, -1.5] }),
  cloudFilter('fine', { frequency: '0.09 0.2', octaves: 2, seed: 9, gain: [1.8, -1.2] }),
  clipTo('fan', wedge([-31, 31], [500, 1376])),
  clipTo('box', 'M150 80H850V940H150Z'),
  linearRamp(
    'fade',
    [
      [0.08, 0.42],
      [0.5, 0.3],
      [1, 0.16],
    ],
    'down',
  ),
];

/** Grainy light over what lies beneath, a part of the still or all of it. */
export const speckle = (opacity: number, name: 'speckle' | 'fine' = 'speckle'): string =>
  element('rect', { width: 1000, height: 1000, filter: reference(name), opacity });

/** A still of a curved probe. */
export const fan = (held: readonly string[]): string =>
  group({ clip: 'fan' }, [rect([0, 0, 1000, 1000], { fill: 'fade' }), ...held]);

/** A still of a straight probe. */
export const box = (held: readonly string[]): string =>
  group({ clip: 'box' }, [rect([0, 0, 1000, 1000], { fill: 'fade' }), ...held]);

/** The scale of depth at the edge. */
export const depthScale: string = Array.from(
  { length: 10 },
  (_, index) => `M966 ${90 + index * 94}H${index % 5 === 0 ? 940 : 954}`,
).join('');

/** Fluid: black, and brighter behind. */
export const fluid = (d: string): string =>
  path(d, { fill: 0.02, blur: 2 }) + path(d, { stroke: 0.7, width: 5, opacity: 0.4, blur: 2 });

/** A stone: a bright cap with a black shadow that falls away from the probe. */
export const stone = ([x, y]: Point, radius: number): string => {
  const lean = (x - 500) * 0.5;
  return [
    path(
      `M${x - radius} ${y}L${x + radius} ${y}L${x + radius + lean + 14} 1000L${x - radius + lean - 14} 1000Z`,
      {
        fill: 0.01,
        opacity: 0.86,
        blur: 5,
      },
    ),
    path(lump([x, y], radius, { seed: Math.round(x), rough: 0.16, squash: 0.7 }), {
      fill: 0.96,
      blur: 2,
    }),
  ].join('');
};

/** Skin and the layers beneath it. */
export const layers: string = group({ blur: 5 }, [
  path(arc(520, [-31, 31]), { stroke: 0.9, width: 12, opacity: 0.5 }),
  path(arc(566, [-31, 31]), { stroke: 0.8, width: 6, opacity: 0.3 }),
  path(arc(604, [-31, 31]), { stroke: 0.8, width: 7, opacity: 0.34 }),
]);

/** The diaphragm: a bright curve. */
export const brightCurve = (d: string): string =>
  path(d, { stroke: 0.95, width: 12, blur: 5, opacity: 0.9 });
