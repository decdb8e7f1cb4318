import type { DrawnLabel, DrawnMark, InkRole } from '../../../contracts/drawing.ts';
import { type Point, pointsOf, pointsText } from '../../../pictures/polyline.ts';
import { oval, type Written } from './shapes.ts';

/** Words and the line that leads from them to what they name. */
export type Tag = {
  readonly labels: readonly DrawnLabel[];
  readonly leader: readonly DrawnMark[];
};

const lineHeight = 26;

const pointOf = (written: Written): Point => pointsOf(written)[0] ?? [0, 0];

/** Words alone; a bar in the text begins a new line. */
export const word = (text: string, at: Written, anchor: DrawnLabel['anchor'] = 'middle'): Tag => {
  const [x, y] = pointOf(at);
  const labels = text
    .split('|')
    .map((line, index): DrawnLabel => ({ x, y: y + index * lineHeight, text: line, anchor }));
  return { labels, leader: [] };
};

const anchorFor = (along: number): DrawnLabel['anchor'] => {
  if (Math.abs(along) < 12) return 'middle';
  return along > 0 ? 'end' : 'start';
};

const gaps = { start: -5, middle: 0, end: 5 } as const;

type Lead = { readonly text: string; readonly at: Written; readonly toward: Point };

/** The words, on the far side of their place from what they name, and where their line begins. */
const lead = ({ text, at, toward: [towardX, towardY] }: Lead) => {
  const [x, y] = pointOf(at);
  const anchor = anchorFor(towardX - x);
  const below = (text.split('|').length - 1) * lineHeight;
  const startY = towardY > y ? y + below + 15 : y - 15;
  const start: Point = anchor === 'middle' ? [x, startY] : [x + gaps[anchor], y];
  return { labels: word(text, at, anchor).labels, start };
};

const lineOf = (role: InkRole, points: readonly Point[]): DrawnMark => ({
  kind: 'line',
  role,
  points: pointsText(points),
});

/** Words at a place, led to what they name: "x,y", or by way of a bend "x,y x,y". */
export const tag = (text: string, at: Written, to: Written): Tag => {
  const way = pointsOf(to);
  const { labels, start } = lead({ text, at, toward: way[0] ?? [0, 0] });
  const [endX, endY] = way.at(-1) ?? start;
  return {
    labels,
    leader: [lineOf('leader', [start, ...way]), oval('leader', `${endX},${endY} 3,3`)],
  };
};

/** Words beside a dark part, led by way of its edge to what they name: the line and its end are bright from there on. */
export const tagInTheDark = (text: string, at: Written, edgeAndEnd: Written): Tag => {
  const [edge = [0, 0], end = [0, 0]] = pointsOf(edgeAndEnd);
  const { labels, start } = lead({ text, at, toward: end });
  return {
    labels,
    leader: [
      lineOf('leader', [start, edge]),
      lineOf('rim', [edge, end]),
      oval('rim', `${end[0]},${end[1]} 3.5,3.5`),
    ],
  };
};
