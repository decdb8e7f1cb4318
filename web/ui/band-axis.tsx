import { bandMarks } from './band.ts';
import scaleStyles from './scale.module.css';

/** The two marks of a BandScale, written under it. */
export const BandAxis = () => (
  <div className={scaleStyles['axis']} aria-hidden="true">
    {[bandMarks.near, bandMarks.strong].map((mark) => (
      <span key={mark} style={{ left: `${mark}%` }}>
        {mark}
      </span>
    ))}
  </div>
);
