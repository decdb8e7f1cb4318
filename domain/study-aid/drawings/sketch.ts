import type { DrawnMark, InkRole } from '../../contracts/drawing.ts';
import { type Point, pointsOf, pointsText, roundThrough } from '../../pictures/polyline.ts';

/** Points as SVG writes them: "x,y x,y"; on a sheet of 100 by 100, so that places are percent. */
type Written = string;

const area = (points: readonly Point[], role: InkRole): DrawnMark => ({
  kind: 'area',
  role,
  points: pointsText(roundThrough(points, true)),
});

/** A closed outline, round through its points. */
export const outline = (points: Written, role: InkRole = 'skin'): DrawnMark =>
  area(pointsOf(points), role);

/** A line, round through its points. */
export const stroke = (points: Written, role: InkRole = 'trace'): DrawnMark => ({
  kind: 'line',
  role,
  points: pointsText(roundThrough(pointsOf(points))),
});

/** A line with corners. */
export const path = (points: Written, role: InkRole = 'trace'): DrawnMark => ({
  kind: 'line',
  role,
  points,
});

const corners = 16;

/** Its middle, then its radii. */
export const ellipse = (middleAndRadii: Written, role: InkRole = 'skin'): DrawnMark => {
  const [[x, y] = [0, 0], [width, height] = [0, 0]] = pointsOf(middleAndRadii);
  const ring = Array.from({ length: corners }, (_, step): Point => {
    const angle = (step / corners) * 2 * Math.PI;
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)];
  });
  return area(ring, role);
};
