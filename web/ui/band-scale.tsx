import type { CSSProperties } from 'react';
import { band, bandMarks } from './band.ts';

type BandScaleProps = {
  /** Percent. */
  readonly value: number;
  /** An earlier value, drawn as a dark mark. */
  readonly was?: number;
  readonly fine?: boolean;
  /** What a screen reader hears. */
  readonly label: string;
};

const at = (percent: number): CSSProperties => ({ left: `${percent}%` });

export const BandScale = ({ value, was, fine = false, label }: BandScaleProps) => (
  <div
    className={fine ? 'scale fine' : 'scale'}
    role="img"
    aria-label={label}
    style={{ '--c': band(value).fill } as CSSProperties}
  >
    <div className="scale-fill" style={{ width: `${value}%` }} />
    <div className="scale-tick" style={at(bandMarks.near)} />
    <div className="scale-tick" style={at(bandMarks.strong)} />
    {was === undefined ? null : <div className="scale-was" style={at(was)} />}
  </div>
);
