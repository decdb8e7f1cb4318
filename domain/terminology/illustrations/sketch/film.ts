import type { DrawnMark } from '../../../contracts/drawing.ts';
import {
  apex,
  type ChestFilmParameters,
  chestFilm,
  midline,
} from '../../../pictures/chest-film/chest-film.ts';
import { type Point, pointsOf, pointsText } from '../../../pictures/polyline.ts';
import type { Written } from './shapes.ts';
import { type Tag, tagInTheDark } from './tags.ts';

const size = 2.3;
const [left, top] = [124, 14];
const [width, height] = [156, 170];

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

const enlarged = (points: readonly Point[]): readonly Point[] =>
  points.map(([x, y]): Point => [left + within(x, width) * size, top + within(y, height) * size]);

/** A chest film in the middle of an illustration, room for words on both sides. */
export const filmInTheMiddle = (parameters: ChestFilmParameters): readonly DrawnMark[] =>
  chestFilm.draw(parameters, 1).marks.map((mark) => ({
    ...mark,
    points: pointsText(enlarged(pointsOf(mark.points))),
  }));

const centimeters = 5;

/** Words beside the film, led to a place on it in centimeters from the midline and the apex; the line is bright on the film. */
export const tagOnFilm = (text: string, at: Written, [x, y]: Point): Tag => {
  const place: Point = [midline + x * centimeters, apex + y * centimeters];
  const [[endX, endY] = [0, 0]] = enlarged([place]);
  const [[fromX, fromY] = [0, 0]] = pointsOf(at);
  const edge = fromX < endX ? left : left + width * size;
  const edgeY = fromY + ((endY - fromY) * (edge - fromX)) / (endX - fromX);
  return tagInTheDark(
    text,
    at,
    pointsText([
      [edge, edgeY],
      [endX, endY],
    ]),
  );
};
