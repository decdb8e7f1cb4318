/** A place in percent of the image's width and height. */
export type PercentPoint = { readonly x: number; readonly y: number };

/** From a finding to its number, and the least between two numbers, percent. */
const reach = 13;
const room = 11;
const edge = { least: 6, most: 94 } as const;

const directions = Array.from({ length: 16 }, (_, place) => (place * Math.PI) / 8);

const apart = (a: PercentPoint, b: PercentPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

const isInside = ({ x, y }: PercentPoint): boolean =>
  Math.min(x, y) >= edge.least && Math.max(x, y) <= edge.most;

/** The nearest of what is in the way; far where nothing is. */
const nearest = (place: PercentPoint, others: readonly PercentPoint[]): number =>
  Math.min(100, ...others.map((other) => apart(place, other)));

/** Enough room is enough: of places with room the one further out of the middle is taken. */
const worth = (place: PercentPoint, others: readonly PercentPoint[]): number =>
  Math.min(room, nearest(place, others)) * 10 + apart(place, { x: 50, y: 50 }) / 10;

/** Where the numbers of findings stand: beside what they name, clear of it and of each other. */
export const pinPlaces = (findings: readonly PercentPoint[]): readonly PercentPoint[] => {
  const placed: PercentPoint[] = [];
  for (const finding of findings) {
    const around = directions
      .flatMap((turn) =>
        [1, 1.6].map((far) => ({
          x: finding.x + Math.cos(turn) * reach * far,
          y: finding.y + Math.sin(turn) * reach * far,
        })),
      )
      .filter(isInside);
    const inTheWay = [...placed, ...findings];
    const best = around.toSorted((a, b) => worth(b, inTheWay) - worth(a, inTheWay))[0];
    placed.push(best ?? finding);
  }
  return placed;
};
