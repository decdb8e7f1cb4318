import { onAxes } from '../../pictures/axes.ts';
import {
  type CapnogramParameters,
  capnogram,
  capnogramAxes,
  endTidals,
} from '../../pictures/capnogram/capnogram.ts';
import type { PatternName } from '../../pictures/capnogram/patterns.ts';
import { heightAt, type Sign, type SignsOf, traceOf } from './sign.ts';

type Seen = Pick<Sign, 'seen' | 'abnormal' | 'means'>;
type Shape = { readonly baseline: Seen; readonly upstroke: Seen; readonly plateau: Seen };

const usual: Shape = {
  baseline: { seen: 'Back to zero between the waves', abnormal: false },
  upstroke: { seen: 'Steep', abnormal: false },
  plateau: { seen: 'Almost level to the end of expiration', abnormal: false },
};

const wrong = (seen: string, means: string): Seen => ({ seen, means, abnormal: true });

const shapes: Readonly<Record<PatternName, Shape>> = {
  normal: usual,
  hypoventilation: usual,
  hyperventilation: usual,
  rosc: usual,
  obstruction: {
    ...usual,
    upstroke: wrong(
      'Slow, without a corner at its top',
      'Gas of the airways and of the alveoli leaves mixed, for units empty at unequal speed.',
    ),
    plateau: wrong(
      'None: the line climbs until the next breath in',
      'A shark fin: slow units with much CO₂ go on emptying to the very end.',
    ),
  },
  rebreathing: {
    ...usual,
    baseline: wrong(
      'Above zero, and higher from wave to wave',
      'CO₂ is breathed in: spent absorbent, a valve that sticks, or too little fresh gas.',
    ),
  },
  esophageal: {
    ...usual,
    upstroke: wrong(
      'Low and rounded',
      'A little CO₂ from the stomach, washed out in a few breaths.',
    ),
    plateau: wrong('None', 'No alveolar gas comes through this tube.'),
  },
  'curare-cleft': {
    ...usual,
    plateau: wrong(
      'Broken by one notch in its second half',
      'A small breath in by the diaphragm draws fresh gas past the sensor.',
    ),
  },
  leak: {
    ...usual,
    plateau: wrong(
      'Bends early and slopes to zero',
      'Late gas leaves beside the tube and never reaches the sensor.',
    ),
  },
};

/** Usual values of an adult. */
const isUsualValue = (value: number): boolean => value >= 35 && value <= 45;
const isUsualRate = (rate: number): boolean => rate >= 10 && rate <= 20;

const valueSeen = (values: readonly number[]): Seen => {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most - least >= 0.2 * most)
    return {
      seen: `${last > first ? 'Rises' : 'Falls'} from ${first} to ${last} mm Hg`,
      abnormal: true,
    };
  const word = last < 35 ? ': low' : ': high';
  return {
    seen: `About ${last} mm Hg${isUsualValue(last) ? '' : word}`,
    abnormal: !isUsualValue(last),
  };
};

const rateSeen = ({ rate }: CapnogramParameters): Seen => {
  const word = rate < 10 ? ': slow' : ': fast';
  return {
    seen: `${rate} waves a minute${isUsualRate(rate) ? '' : word}`,
    abnormal: !isUsualRate(rate),
  };
};

/** Baseline, upstroke, plateau, end-tidal value and rate of a capnogram. */
export const capnogramSigns: SignsOf = ({ parameters, seed, drawing }) => {
  const given = capnogram.parameters.parse(parameters);
  const { baseline, upstroke, plateau } = shapes[given.pattern];
  const values = endTidals(given, seed);
  const place = onAxes(capnogramAxes(given));
  const trace = traceOf(drawing);
  const period = 60 / given.rate;
  /** A part of a wave, counted from 0. */
  const at = (wave: number, part: number) => {
    const [x] = place([(wave + part) * period, 0]);
    return [x, heightAt(trace, x)] as const;
  };
  const topPart = 0.97 - 0.2 / period;
  return [
    { step: 'Baseline', ...baseline, at: at(2, 0.2) },
    { step: 'Upstroke', ...upstroke, at: at(0, 0.4 + 0.1 / period) },
    { step: 'Plateau', ...plateau, at: at(1, 0.72) },
    { step: 'End-tidal value', ...valueSeen(values), at: at(values.length - 1, topPart) },
    { step: 'Rate', ...rateSeen(given) },
  ];
};
