import { bandMarks } from './band.ts';

/** The two marks of a BandScale, written under it. */
export const BandAxis = () => (
  <div className="scale-axis" aria-hidden="true">
    {[bandMarks.near, bandMarks.strong].map((mark) => (
      <span key={mark} style={{ left: `${mark}%` }}>
        {mark}
      </span>
    ))}
  </div>
);
