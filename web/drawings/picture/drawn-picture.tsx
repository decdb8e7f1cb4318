import { memo, type ReactNode, useState } from 'react';
import type {
  Drawing,
  DrawnGrid,
  DrawnLabel,
  DrawnMark,
} from '../../../domain/contracts/drawing.ts';
import './drawn-picture.css';
import './anatomy-inks.css';

type Lines = { readonly from: number; readonly to: number; readonly every: number };

const places = ({ from, to, every }: Lines): readonly number[] =>
  every === 0
    ? []
    : Array.from({ length: Math.floor((to - from) / every + 1.001) }, (_, i) => from + i * every);

const gridPath = (
  { left, top, right, bottom }: DrawnGrid,
  { everyX, everyY }: { readonly everyX: number; readonly everyY: number },
): string =>
  [
    ...places({ from: left, to: right, every: everyX }).map((x) => `M${x} ${top}V${bottom}`),
    ...places({ from: top, to: bottom, every: everyY }).map((y) => `M${left} ${y}H${right}`),
  ].join('');

const Grid = (grid: DrawnGrid) => (
  <>
    <path className="minor" d={gridPath(grid, { everyX: grid.minorX, everyY: grid.minorY })} />
    <path className="major" d={gridPath(grid, { everyX: grid.majorX, everyY: grid.majorY })} />
  </>
);

/** What sets a mark apart from the others of its drawing. */
const inkOf = (mark: DrawnMark): string =>
  mark.kind === 'area' && mark.isSeamless ? `${mark.role} seamless` : mark.role;

const Mark = (mark: DrawnMark) =>
  mark.kind === 'line' ? (
    <polyline className={inkOf(mark)} points={mark.points} />
  ) : (
    <polygon className={inkOf(mark)} points={mark.points} />
  );

type LabelProps = DrawnLabel & { readonly of: Drawing };

const shifts = { start: '0', middle: '-50%', end: '-100%' } as const;

/** Of a label, how much stands left and right of its place. */
const sides = { start: [0, 1], middle: [0.5, 0.5], end: [1, 0] } as const;

/** Where a label stands across, and still within a drawing so small that its margin is narrower than the words. */
const across = ({ x, text, anchor, of }: LabelProps): string => {
  const [left, right] = sides[anchor].map((share) => share * text.length);
  return `clamp(${left}ch, ${(100 * x) / of.width}%, 100% - ${right}ch)`;
};

/** Stands over the drawing, so that it stays readable where the drawing is small. */
const Label = (label: LabelProps) => (
  <span
    className="drawn-label"
    style={{
      left: across(label),
      top: `${(100 * label.y) / label.of.height}%`,
      transform: `translate(${shifts[label.anchor]}, -50%)`,
    }}
  >
    {label.text}
  </span>
);

const nameOf = ({ x, y, text }: DrawnLabel): string => `${text} ${x} ${y}`;

const Lines = memo(({ drawing, alt }: Pick<DrawnPictureProps, 'drawing' | 'alt'>) => (
  <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="img" aria-label={alt}>
    {drawing.grids.map((grid) => (
      <Grid key={`${grid.left} ${grid.top}`} {...grid} />
    ))}
    {drawing.marks.map((mark) => (
      <Mark key={`${inkOf(mark)} ${mark.points}`} {...mark} />
    ))}
  </svg>
));

type DrawnPictureProps = {
  readonly drawing: Drawing;
  /** What is seen, for who cannot see it. */
  readonly alt: string;
  /** Where a page has several; "Picture" when absent. */
  readonly name?: string;
  /** Lies over the drawing, as large as it is. */
  readonly children?: ReactNode;
};

/** A picture from its lines, areas and words, in the colors of the theme; twice as large where it is asked for. */
export const DrawnPicture = ({ drawing, alt, name = 'Picture', children }: DrawnPictureProps) => {
  const [isLarge, enlarge] = useState(false);
  const fits = Math.min(720, (440 * drawing.width) / drawing.height);
  return (
    <div className="drawn">
      <section className="drawn-window" tabIndex={isLarge ? 0 : -1} aria-label={name}>
        <div
          className={isLarge ? 'drawn-sheet large' : 'drawn-sheet'}
          style={{ maxWidth: isLarge ? 'none' : fits }}
        >
          <Lines drawing={drawing} alt={alt} />
          <div aria-hidden="true">
            {drawing.labels.map((label) => (
              <Label key={nameOf(label)} {...label} of={drawing} />
            ))}
          </div>
          {children}
        </div>
      </section>
      <figcaption>
        <span>{drawing.scale} · schematic</span>
        <button type="button" aria-pressed={isLarge} onClick={() => enlarge(!isLarge)}>
          Enlarge
        </button>
      </figcaption>
    </div>
  );
};
