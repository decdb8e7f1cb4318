import type { KeyboardEvent } from 'react';
import type { View, ViewAction } from './view-state.ts';

/** Keys as the list of them tells. */
export const keyList = [
  { keys: '+ −', does: 'Zoom in, zoom out' },
  { keys: 'Arrows', does: 'Move the image, or the crosshair while you measure' },
  { keys: 'I', does: 'Invert' },
  { keys: 'M', does: 'Measure; Enter sets each end' },
  { keys: 'H', does: 'Show or hide findings, once you have read the case' },
  { keys: 'C', does: 'Compare with a normal image' },
  { keys: 'F', does: 'Full screen' },
  { keys: '0', does: 'Reset' },
] as const;

const step = 0.08;
const fineStep = 0.02;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const letters: Readonly<Record<string, ViewAction>> = {
  '+': { type: 'zoom', by: 1.25 },
  '=': { type: 'zoom', by: 1.25 },
  '-': { type: 'zoom', by: 0.8 },
  i: { type: 'invert' },
  m: { type: 'measure' },
  h: { type: 'findings' },
  c: { type: 'compare' },
  '0': { type: 'reset' },
};

/** What a key does to the image; undefined where it does nothing. The arrows are the stage's own. */
export const actionOf = (
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { isMeasuring, cursor }: View,
  onStage: boolean,
): ViewAction | undefined => {
  const direction = onStage ? directions[key] : undefined;
  if (direction) {
    const [x, y] = direction;
    if (!isMeasuring) return { type: 'pan', by: { x: -x * step, y: -y * step } };
    const far = shiftKey ? step : fineStep;
    return { type: 'cursor', by: { x: x * far, y: y * far } };
  }
  if (onStage && isMeasuring && key === 'Enter') return { type: 'point', at: cursor };
  return letters[key.toLowerCase()];
};
