import type { Drawing, DrawnGrid, DrawnMark } from '../../../contracts/drawing.ts';
import type { Illustration } from '../illustration.ts';
import type { Tag } from './tags.ts';

type Sketch = Omit<Illustration, 'drawing'> & {
  readonly scale: string;
  /** From the back of the picture to its front. */
  readonly shapes: readonly (DrawnMark | readonly DrawnMark[])[];
  readonly tags: readonly Tag[];
  readonly height?: number;
  readonly grids?: readonly DrawnGrid[];
};

const width = 640;
const usualHeight = 440;

/** The illustration that its shapes and words make. */
export const illustrated = ({
  key,
  title,
  alt,
  scale,
  shapes,
  tags,
  height = usualHeight,
  grids = [],
}: Sketch): Illustration => {
  const drawing: Drawing = {
    width,
    height,
    grids: [...grids],
    marks: [...shapes.flat(), ...tags.flatMap(({ leader }) => leader)],
    labels: tags.flatMap(({ labels }) => labels),
    scale,
  };
  return { key, title, alt, drawing };
};
