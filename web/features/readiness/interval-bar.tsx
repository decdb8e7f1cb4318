import type { CSSProperties } from 'react';
import '../../ui/scale.css';

export type Interval = {
  /** Percent, all of them. */
  readonly low: number;
  readonly expected: number;
  readonly high: number;
  readonly mark: number;
};

/** The range of the expected score on a ruler from 0 to 100, with the mark as a tick. */
export const IntervalBar = ({ low, expected, high, mark }: Interval) => (
  <div
    className="scale"
    role="img"
    aria-label={`Expected score: ${expected}% (range ${low}% to ${high}%). Pass mark: ${mark}%.`}
    style={{ '--c': 'var(--accent-8)' } as CSSProperties}
  >
    <div className="scale-fill" style={{ left: `${low}%`, width: `${high - low}%` }} />
    <div className="scale-tick" style={{ left: `${mark}%` }} />
    <div className="scale-was" style={{ left: `${expected}%` }} />
  </div>
);
