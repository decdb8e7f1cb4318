import { abdomenDrawings } from './abdomen-drawings.ts';
import { bloodAndGlandDrawings } from './blood-and-gland-drawings.ts';
import { headDrawings } from './head-drawings.ts';
import { heartDrawings } from './heart-drawings.ts';
import type { LabeledDrawing } from './labeled-drawing.ts';
import { lungDrawings } from './lung-drawings.ts';
import { surfaceDrawings } from './surface-drawings.ts';

/** Every drawing that names can be placed on. */
export const labeledDrawings: readonly LabeledDrawing[] = [
  ...abdomenDrawings,
  ...bloodAndGlandDrawings,
  ...headDrawings,
  ...heartDrawings,
  ...lungDrawings,
  ...surfaceDrawings,
];
