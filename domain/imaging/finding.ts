import { percentToTenth } from '../kernel/percent.ts';
import type { DrawnCase, Hotspot, ReadingStep } from './image-case.ts';
import { frame } from './svg/document.ts';
import type { Point } from './svg/geometry.ts';

/** What one finding draws and says; both come from the same parameters. */
export type Finding = {
  /** Shapes by the depth at which they lie in the image. */
  readonly layers: Readonly<Record<string, string>>;
  readonly definitions?: readonly string[];
  readonly hotspots: readonly Hotspot[];
  /** By step of reading. */
  readonly seen: Readonly<Record<string, string>>;
  readonly impression: string;
  /** What is seen, without its name. */
  readonly alt: string;
};

/** A place of the drawing with its words. */
export const spot = ([x, y]: Point, name: string, explanation: string): Hotspot => ({
  id: name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, ''),
  x: percentToTenth(x, frame),
  y: percentToTenth(y, frame),
  name,
  explanation,
});

/** The shapes that findings put at a depth. */
export const layerOf = (findings: readonly Finding[], depth: string): string =>
  findings.map(({ layers }) => layers[depth] ?? '').join('');

const stepsOf = (
  normal: Readonly<Record<string, string>>,
  findings: readonly Finding[],
): readonly ReadingStep[] =>
  Object.entries(normal).map(([step, quiet]) => {
    const seen = findings.flatMap((finding) => finding.seen[step] ?? []);
    const abnormal = seen.length > 0;
    return { step, seen: abnormal ? seen.join('; ') : quiet, abnormal };
  });

export type Normal = {
  readonly steps: Readonly<Record<string, string>>;
  readonly hotspots: readonly Hotspot[];
  readonly impression: string;
  /** What the image is, and how it looks without findings. */
  readonly alt: readonly [image: string, quiet: string];
};

/** Steps, places and sentences of an image: the normal ones, unless a finding says otherwise. */
export const readingOf = (
  normal: Normal,
  findings: readonly Finding[],
): Pick<DrawnCase, 'hotspots' | 'steps' | 'impression' | 'alt'> => {
  const isQuiet = findings.length === 0;
  const [image, quiet] = normal.alt;
  return {
    hotspots: isQuiet ? normal.hotspots : findings.flatMap(({ hotspots }) => hotspots),
    steps: stepsOf(normal.steps, findings),
    impression: isQuiet
      ? normal.impression
      : findings.map(({ impression }) => `${impression}.`).join(' '),
    alt: `${image} ${isQuiet ? quiet : findings.map(({ alt }) => alt).join(' ')}`,
  };
};
