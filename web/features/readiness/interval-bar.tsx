import type { CSSProperties } from 'react';
import scaleStyles from '../../ui/scale.module.css';

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
    className={scaleStyles['scale']}
    role="img"
    aria-label={`Expected score: ${expected}% (range ${low}% to ${high}%). Pass mark: ${mark}%.`}
    style={{ '--c': 'var(--accent-8)' } as CSSProperties}
  >
    <div className={scaleStyles['fill']} style={{ left: `${low}%`, width: `${high - low}%` }} />
    <div className={scaleStyles['tick']} style={{ left: `${mark}%` }} />
    <div className={scaleStyles['was']} style={{ left: `${expected}%` }} />
  </div>
);
