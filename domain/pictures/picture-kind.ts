import type { z } from 'zod';
import type { Drawing } from '../contracts/drawing.ts';

/** A kind of picture: what it is drawn from, and what is drawn and said from that. */
export type PictureKind<Parameters> = {
  /** The name of its page in a chart. */
  readonly title: string;
  /** Reads texts as well as numbers, for authors write them in files of text. */
  readonly parameters: z.ZodType<Parameters>;
  /** Chance is in the seed: the same parameters and seed draw the same picture. */
  readonly draw: (parameters: Parameters, seed: number) => Drawing;
  /** What is seen, for who cannot see it, without what it is called. */
  readonly seen: (parameters: Parameters, seed: number) => string;
  /** What it shows, with its figures: for an explanation, after the answer. */
  readonly reading: (parameters: Parameters, seed: number) => string;
};
