import type { Drawing } from '../../contracts/drawing.ts';
import { type Point, pointsOf } from '../../pictures/polyline.ts';

/** One step of reading, and where on the drawing it is seen. */
export type Sign = {
  readonly step: string;
  readonly seen: string;
  readonly abnormal: boolean;
  /** In the units of the drawing; absent where no one place shows it. */
  readonly at?: Point | undefined;
  /** What it means, told at its place; what is seen where absent. */
  readonly means?: string | undefined;
  /** What the impression adds to the picture's own reading. */
  readonly concludes?: string;
};

export type Waved = {
  /** As its kind reads them. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly drawing: Drawing;
};

/** The steps of one kind of waveform, in the order in which clinicians read it. */
export type SignsOf = (waved: Waved) => readonly Sign[];

/** Where a line that runs to the right stands at `x`; of a loop its first limb. Its last point beyond its end. */
export const heightAt = (points: readonly Point[], x: number): number => {
  const next = points.findIndex(([end], index) => index > 0 && end >= x);
  const [x1, y1] = points[next - 1] ?? points.at(-1) ?? [0, 0];
  const [x2, y2] = points[next] ?? [x1, y1];
  return x2 === x1 ? y2 : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
};

/** Points of the measured line of a drawing that has one. */
export const traceOf = ({ marks }: Drawing): readonly Point[] => {
  const trace = marks.find(({ role }) => role === 'trace');
  return trace === undefined ? [] : pointsOf(trace.points);
};
