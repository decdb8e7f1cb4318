import { onAxes } from '../../pictures/axes.ts';
import type { Point } from '../../pictures/polyline.ts';
import type { Fault } from '../../pictures/ventilator/lung.ts';
import type { VentilatorParameters } from '../../pictures/ventilator/parameters.ts';
import {
  curvesOf,
  type Figures,
  figuresOf,
  ventilator,
} from '../../pictures/ventilator/ventilator.ts';
import { heightAt, type Sign, type SignsOf } from './sign.ts';

type VentilatorReading = { readonly set: VentilatorParameters; readonly figures: Figures };
/** What a step says, and the second at which it is seen. */
type Said = Pick<Sign, 'seen' | 'abnormal' | 'means' | 'concludes'> & { readonly second: number };

/** cm H2O above which a plateau, or a peak, does harm or tells of it. */
const mostPlateau = 30;
const mostPeak = 35;
/** cm H2O between peak and plateau that flow through sound airways needs. */
const mostForFlow = 15;

const pressureSaid = ({ set, figures }: VentilatorReading): Said => {
  const { peak, plateau } = figures;
  const held = plateau === undefined ? '' : `, plateau ${plateau}`;
  const numbers = `Peak ${peak}${held}, PEEP ${set.peep} cm H₂O`;
  const gap = plateau === undefined ? 0 : peak - plateau;
  const second = set.inspiration - 0.03;
  if (set.fault === 'flow-starvation')
    return {
      seen: `${numbers}; scooped out during inspiration`,
      means: 'The patient pulls harder than the set flow delivers.',
      abnormal: true,
      second: set.inspiration * 0.55,
    };
  if (gap > mostForFlow)
    return {
      seen: `${numbers}: ${gap} between peak and plateau`,
      means: 'The gap is what flow through the airways costs; the plateau is what the lung holds.',
      concludes: 'High resistance of the airways.',
      abnormal: true,
      second,
    };
  const isStiff = (plateau ?? 0) > mostPlateau;
  const isHigh = peak > mostPeak || isStiff;
  return {
    seen: isHigh ? `${numbers}: high` : numbers,
    ...(isStiff
      ? { means: 'Peak and plateau are high together.', concludes: 'Low compliance.' }
      : {}),
    abnormal: isHigh,
    second,
  };
};

const flowSaid = ({ set, figures }: VentilatorReading): Said => {
  const { endFlow } = figures;
  const second = set.period - 0.06;
  if (set.fault === 'secretions')
    return {
      seen: 'A fine regular saw tooth, most of all in expiration',
      means: 'Fluid moves to and fro with the gas: suction, and drain the circuit.',
      abnormal: true,
      second: set.inspiration + 0.3,
    };
  return endFlow >= 3
    ? {
        seen: `Still ${endFlow} L/min out when the next breath begins`,
        means: 'The next breath starts before the last has left, so gas stays behind.',
        abnormal: true,
        second,
      }
    : { seen: 'Flow out reaches zero before the next breath', abnormal: false, second };
};

const volumeSaid = ({ set, figures }: VentilatorReading): Said => {
  const { volumeIn, volumeLeft } = figures;
  const second = set.inspiration;
  if (set.fault === 'double-trigger')
    return {
      seen: `${volumeIn} mL, then a second step on top of the first`,
      means: 'Two breaths are stacked: the lung takes about twice what was set.',
      abnormal: true,
      second: set.period + 2 * set.inspiration + 0.1,
    };
  return volumeLeft > 40
    ? {
        seen: `${volumeIn} mL in, ${volumeLeft} mL do not come back`,
        means: 'What is missing left beside the sensor.',
        abnormal: true,
        second: set.period - 0.1,
      }
    : { seen: `${volumeIn} mL in, and all of it back`, abnormal: false, second };
};

const outOfStep: Readonly<Partial<Record<Fault, readonly [seen: string, means: string]>>> = {
  'double-trigger': [
    'A second inspiration follows before the first was exhaled',
    'The patient still breathes in when the machine has finished.',
  ],
  'ineffective-effort': [
    'Efforts in expiration that bring no breath: a notch in flow, a dip in pressure',
    'The effort does not overcome what is trapped, so the machine does not feel it.',
  ],
  'flow-starvation': [
    'Effort goes on through the whole inspiration',
    'The demand for flow is not met.',
  ],
};

const synchronySecond = ({ fault, period, inspiration }: VentilatorParameters): number => {
  if (fault === 'ineffective-effort') return inspiration + (period - inspiration) * 0.5 + 0.25;
  if (fault === 'double-trigger') return period + inspiration * 1.5 + 0.12;
  return period + inspiration * 0.5;
};

const synchronySaid = ({ set }: VentilatorReading): Said => {
  const [seen, means] = outOfStep[set.fault] ?? [];
  const second = synchronySecond(set);
  return seen === undefined
    ? { seen: 'One machine breath at a time, no effort against it', abnormal: false, second }
    : { seen, means, abnormal: true, second };
};

const steps = [
  { step: 'Pressure', on: 'pressure', saidOf: pressureSaid },
  { step: 'Flow', on: 'flow', saidOf: flowSaid },
  { step: 'Volume', on: 'volume', saidOf: volumeSaid },
  { step: 'Synchrony', on: 'flow', saidOf: synchronySaid },
] as const;

/** Pressure, flow, volume and synchrony, of the curves that are shown. */
export const ventilatorSigns: SignsOf = ({ parameters }) => {
  const set = ventilator.parameters.parse(parameters);
  const told: VentilatorReading = { set, figures: figuresOf(set) };
  const curves = curvesOf(set);
  return steps.flatMap(({ step, on, saidOf }) => {
    const curve = curves.find(({ name }) => name === on) ?? curves[0];
    if (curve === undefined || (curve.name !== on && step !== 'Synchrony')) return [];
    const { second, ...said } = saidOf(told);
    const points: readonly Point[] = curve.points;
    return [{ step, ...said, at: onAxes(curve.axes)([second, heightAt(points, second)]) }];
  });
};
