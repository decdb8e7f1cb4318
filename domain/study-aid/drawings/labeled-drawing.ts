import type { DrawnMark } from '../../contracts/drawing.ts';

/** A place on a drawing that has a name. */
export type NamedSpot = {
  /** Kebab-case, unique on the drawing. */
  readonly id: string;
  readonly name: string;
  /** Percent of the drawing's width and height. */
  readonly x: number;
  readonly y: number;
  /** What it does or why it matters, in a sentence. */
  readonly explanation: string;
};

/** A schematic drawing to learn names on. */
export type LabeledDrawing = {
  readonly id: string;
  readonly title: string;
  /** Words that it is found by, organ systems among them. */
  readonly groups: readonly string[];
  /** What is drawn, without the names. */
  readonly alt: string;
  /** On a sheet of 100 by 100. */
  readonly marks: readonly DrawnMark[];
  readonly spots: readonly NamedSpot[];
};
