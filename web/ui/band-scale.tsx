import type { CSSProperties } from 'react';
import { percent } from '../../domain/kernel/percent.ts';
import type { Counts } from '../../domain/progress/topic-standing.ts';
import { bandMarks } from './band.ts';
import { ratedFill } from './rated-fill.ts';

type BandScaleProps = Counts & {
  /** An earlier value, drawn as a dark mark. */
  readonly was?: number;
  readonly fine?: boolean;
  /** What a screen reader hears. */
  readonly label: string;
};

const at = (percent: number): CSSProperties => ({ left: `${percent}%` });

export const BandScale = ({ correct, total, was, fine = false, label }: BandScaleProps) => (
  <div
    className={fine ? 'scale fine' : 'scale'}
    role="img"
    aria-label={label}
    style={{ '--c': ratedFill({ correct, total }) } as CSSProperties}
  >
    <div className="scale-fill" style={{ width: `${percent(correct, total)}%` }} />
    <div className="scale-tick" style={at(bandMarks.near)} />
    <div className="scale-tick" style={at(bandMarks.strong)} />
    {was === undefined ? null : <div className="scale-was" style={at(was)} />}
  </div>
);
