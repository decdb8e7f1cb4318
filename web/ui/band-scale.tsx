import type { CSSProperties } from 'react';
import { percent } from '../../domain/kernel/percent.ts';
import type { Counts } from '../../domain/progress/topic-standing.ts';
import { bandMarks } from './band.ts';
import { classes } from './classes.ts';
import { ratedFill } from './rated-fill.ts';
import scaleStyles from './scale.module.css';

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
    className={fine ? classes(scaleStyles['scale'], scaleStyles['fine']) : scaleStyles['scale']}
    role="img"
    aria-label={label}
    style={{ '--c': ratedFill({ correct, total }) } as CSSProperties}
  >
    <div className={scaleStyles['fill']} style={{ width: `${percent(correct, total)}%` }} />
    <div className={scaleStyles['tick']} style={at(bandMarks.near)} />
    <div className={scaleStyles['tick']} style={at(bandMarks.strong)} />
    {was === undefined ? null : <div className={scaleStyles['was']} style={at(was)} />}
  </div>
);
