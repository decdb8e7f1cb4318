import type { Drawing } from '../../contracts/drawing.ts';
import type { IllustrationKey } from '../../contracts/terminology.ts';

/** A drawing that a glossary term is shown with. */
export type Illustration = {
  readonly key: IllustrationKey;
  readonly title: string;
  /** What is drawn, for who cannot see it. */
  readonly alt: string;
  readonly drawing: Drawing;
};
