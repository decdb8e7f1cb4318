import type { Wave } from './waves.ts';

type TraceProps = {
  readonly wave: Wave;
  readonly color: string;
  readonly y: number;
  readonly height: number;
  /** Seconds across the screen. */
  readonly span: number;
};

export const traceLeft = 40;
export const traceWidth = 384;
/** Where the sweep stands, and the dark gap it drives before it. */
const head = Math.round(traceWidth * 0.71);
const gap = 22;
const step = 0.5;

/** A wave with the sweep gap of a real screen. */
export const Trace = ({ wave, color, y, height, span }: TraceProps) => {
  const level = (x: number): string =>
    (y + height - wave((x / traceWidth) * span) * height).toFixed(1);
  const run = (from: number, to: number): string =>
    `M${Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)
      .map((x) => `${traceLeft + x} ${level(x)}`)
      .join('L')}`;
  return (
    <g fill="none" stroke={color} strokeWidth="1.9" strokeLinejoin="round">
      <path d={run(0, head)} />
      <path d={run(head + gap, traceWidth)} opacity="0.55" />
      <circle cx={traceLeft + head} cy={level(head)} r="2.6" fill={color} stroke="none" />
    </g>
  );
};
