import type { Drawing, InkRole } from '../../../domain/contracts/drawing.ts';
import { type PictureSource, readPicture } from '../../../domain/pictures/pictures.ts';
import { type Point, pointsOf } from '../../../domain/pictures/polyline.ts';

/** A picture of parameters that its kind accepts. */
export const pictureOf = (kind: string, parameters: PictureSource['parameters'], seed = 1) => {
  const read = readPicture(kind, { parameters, seed });
  if (!read?.ok) throw new Error(`${kind} refuses ${JSON.stringify([parameters, read])}`);
  return read.picture;
};

/** The points of the first line or area in this ink. */
export const inked = ({ marks }: Drawing, role: InkRole): readonly Point[] => {
  const mark = marks.find((mark) => mark.role === role);
  if (!mark) throw new Error(`Nothing is drawn as ${role}`);
  return pointsOf(mark.points);
};
