import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { band, bandMarks } from './band.ts';
import scaleStyles from './scale.module.css';

type ScoreRingProps = {
  /** Percent. */
  readonly score: number;
  /** Pixels. */
  readonly size?: number;
  readonly children?: ReactNode;
};

const radius = 80;
const length = 2 * Math.PI * radius;
const ring = { cx: 110, cy: 110, r: radius, fill: 'none', strokeWidth: 10 };

const point = (percent: number, distance: number): { readonly x: number; readonly y: number } => {
  const angle = (percent / 100) * 2 * Math.PI - Math.PI / 2;
  return { x: 110 + distance * Math.cos(angle), y: 110 + distance * Math.sin(angle) };
};

const RingMark = ({ percent }: { readonly percent: number }) => {
  const from = point(percent, radius - 8);
  const to = point(percent, radius + 9);
  const label = point(percent, radius + 19);
  return (
    <g>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="var(--gray-12)" strokeWidth="1.5" />
      <text x={label.x} y={label.y + 4} textAnchor="middle" fontSize="12" fill="var(--gray-11)">
        {percent}
      </text>
    </g>
  );
};

/** A score as a ring with its two marks; the children stand in the middle. */
export const ScoreRing = ({ score, size = 200, children }: ScoreRingProps) => {
  const { fill, word } = band(score);
  const label = `${score}%, ${word}. Marks at ${bandMarks.near} and ${bandMarks.strong}.`;
  return (
    <div className={scaleStyles['ring']} style={{ width: size, height: size }}>
      <svg viewBox="0 0 220 220" width={size} height={size} role="img" aria-label={label}>
        <circle {...ring} stroke="var(--gray-a4)" />
        <circle
          {...ring}
          stroke={fill}
          strokeDasharray={`${(length * score) / 100} ${length}`}
          transform="rotate(-90 110 110)"
        />
        <RingMark percent={bandMarks.near} />
        <RingMark percent={bandMarks.strong} />
      </svg>
      <Flex
        className={scaleStyles['ring-middle']}
        direction="column"
        align="center"
        justify="center"
        gap="2"
      >
        {children}
      </Flex>
    </div>
  );
};
