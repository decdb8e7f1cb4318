import {
  type Cycles,
  ecgLevel,
  type Level,
  later,
  plethLevel,
  pressureLevel,
  respirationLevel,
} from './live-waves.ts';
import type { Signs } from './signs.ts';

export const waveColors = {
  ecg: '#4fe08a',
  pleth: '#5fd3f3',
  pressure: '#ff8f8f',
  respiration: '#f3dc62',
} as const;

type Lane = {
  readonly level: Level;
  readonly color: string;
  /** Seconds across the screen. */
  readonly span: number;
};

/** Six seconds are 25 mm/s on a screen of 15 cm. */
const lanes: readonly Lane[] = [
  { level: ecgLevel, color: waveColors.ecg, span: 6 },
  { level: plethLevel, color: waveColors.pleth, span: 6 },
  { level: pressureLevel, color: waveColors.pressure, span: 6 },
  { level: respirationLevel, color: waveColors.respiration, span: 12 },
];

/** Dark space that the sweep drives before it, and space around each wave, in CSS pixels. */
const gap = 18;
const margin = 6;
const lineWidth = 1.8;

export type WaveScreen = {
  /** Draws every lane across, as if it had just been swept. */
  readonly still: (signs: Signs) => void;
  /** Goes on sweeping by so many seconds. */
  readonly sweep: (seconds: number, signs: Signs) => void;
};

type Room = {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly top: number;
  readonly height: number;
};

/** One lane with its pen; it draws on from where it stopped. */
const lanePainter = ({ level, color, span }: Lane, { context, width, top, height }: Room) => {
  let x = 0;
  let cycles: Cycles = { beats: 0, breaths: 0 };

  const draw = (distance: number, signs: Signs): void => {
    const y = (): number => top + height - margin - level(cycles, signs) * (height - 2 * margin);
    context.strokeStyle = color;
    context.beginPath();
    context.moveTo(x, y());
    const steps = Math.max(1, Math.ceil(distance * 2));
    for (let step = 0; step < steps; step += 1) {
      x += distance / steps;
      cycles = later(cycles, (distance / steps / width) * span, signs);
      context.lineTo(x, y());
    }
    context.stroke();
  };
  const drawOn = (distance: number, signs: Signs): void => {
    // The end of the line that is there stays whole.
    context.clearRect(x + lineWidth, top, distance + gap, height);
    draw(Math.min(distance, width - x), signs);
    if (x < width) return;
    x = 0;
    context.clearRect(0, top, gap, height);
  };

  return {
    still: (signs: Signs): void => {
      x = 0;
      context.clearRect(0, top, width, height);
      draw(width, signs);
      x = 0;
    },
    sweep: (seconds: number, signs: Signs): void => drawOn((seconds / span) * width, signs),
  };
};

/** Paints the four waves on a canvas; undefined where there is none to paint on. */
export const waveScreen = (
  canvas: HTMLCanvasElement,
  pixelRatio: number,
): WaveScreen | undefined => {
  const context = canvas.getContext('2d');
  const { clientWidth: width, clientHeight } = canvas;
  if (!context || width === 0) return undefined;
  canvas.width = Math.round(width * pixelRatio);
  canvas.height = Math.round(clientHeight * pixelRatio);
  context.scale(pixelRatio, pixelRatio);
  context.lineWidth = lineWidth;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const height = clientHeight / lanes.length;
  const painters = lanes.map((lane, index) =>
    lanePainter(lane, { context, width, top: index * height, height }),
  );
  return {
    still: (signs) => {
      for (const painter of painters) painter.still(signs);
    },
    sweep: (seconds, signs) => {
      for (const painter of painters) painter.sweep(seconds, signs);
    },
  };
};
