import type { Point } from './svg/geometry.ts';

/** What is to be found in a picture, and where. */
export type Landmark = readonly [at: Point, name: string, explanation: string];
