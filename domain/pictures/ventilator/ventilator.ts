import type { Drawing } from '../../contracts/drawing.ts';
import { type Axes, gridOf, labelsOf, lineOn } from '../axes.ts';
import type { PictureKind } from '../picture-kind.ts';
import { breathe, type Fault, holdLasts, type Sample, sampledEvery } from './lung.ts';
import { type CurveName, type VentilatorParameters, ventilatorParameters } from './parameters.ts';

/** Three breaths, in whole seconds. */
const secondsOf = ({ period }: VentilatorParameters): number => Math.ceil(3 * period);

export type Figures = {
  readonly peak: number;
  /** cm H2O in the lung when the next breath begins. */
  readonly totalPeep: number;
  /** cm H2O, of the second breath; nothing without a hold. */
  readonly plateau: number | undefined;
  /** L/min that still leave when the next breath begins. */
  readonly endFlow: number;
  /** Highest flow out in L/min. */
  readonly peakOut: number;
  /** mL that went in and came back in the first breath. */
  readonly volumeIn: number;
  readonly volumeLeft: number;
};

const whole = (value: number): number => Math.round(value);

const sampleAt = (samples: readonly Sample[], at: number): Sample =>
  samples[Math.min(samples.length - 1, Math.max(0, Math.round(at / sampledEvery)))] as Sample;

/** What a reader finds on the curves. */
export const figuresOf = (set: VentilatorParameters): Figures => {
  const { period, inspiration, peep, compliance } = set;
  const samples = breathe(set, secondsOf(set));
  const first = samples.filter(({ at }) => at < period - 0.005);
  const last = sampleAt(samples, period - 0.02);
  const held = sampleAt(samples, period + inspiration + holdLasts * 0.7);
  return {
    peak: whole(Math.max(...first.map(({ pressure }) => pressure))),
    totalPeep: whole(peep + last.inLung / compliance),
    plateau: set.hasHold ? whole(held.pressure) : undefined,
    endFlow: whole(-60 * last.flow),
    peakOut: whole(-60 * Math.min(...first.map(({ flow }) => flow))),
    volumeIn: whole(1000 * Math.max(...first.map(({ volume }) => volume))),
    volumeLeft: whole(1000 * last.volume),
  };
};

type Scale = {
  readonly title: string;
  readonly of: (sample: Sample) => number;
  readonly from: number;
  readonly to: number;
  readonly minor: number;
  readonly names: readonly number[];
};

const above = (value: number, step: number): number => Math.ceil((value * 1.08) / step) * step;

const scaleOf = (name: CurveName, samples: readonly Sample[]): Scale => {
  const most = (of: (sample: Sample) => number): number => Math.max(...samples.map(of));
  if (name === 'pressure') {
    const of = ({ pressure }: Sample): number => pressure;
    const to = Math.max(30, above(most(of), 10));
    return {
      title: 'Pressure, cm H₂O',
      of,
      from: 0,
      to,
      minor: 5,
      names: [0, 10, 20, 30, 40, 50].filter((at) => at <= to),
    };
  }
  if (name === 'flow') {
    const of = ({ flow }: Sample): number => flow * 60;
    const to = Math.max(
      60,
      above(
        most((sample) => Math.abs(of(sample))),
        20,
      ),
    );
    return { title: 'Flow, L/min', of, from: -to, to, minor: 10, names: [-to, 0, to] };
  }
  const of = ({ volume }: Sample): number => volume * 1000;
  const to = Math.max(600, above(most(of), 200));
  return { title: 'Volume, mL', of, from: 0, to, minor: 100, names: [0, to / 2, to] };
};

const left = 16;
const width = 146;
const height = 34;

const axesOf = (
  scale: Scale,
  place: { readonly index: number; readonly count: number; readonly seconds: number },
): Axes => ({
  left,
  top: 9 + place.index * (height + 12),
  width,
  height,
  x: { from: 0, to: place.seconds, minor: 0.5, major: 1 },
  y: { from: scale.from, to: scale.to, minor: scale.minor, major: scale.minor * 2 },
  namesY: scale.names,
  namesX:
    place.index === place.count - 1
      ? Array.from({ length: place.seconds + 1 }, (_, at) => at).filter((at) => at % 2 === 0)
      : [],
  title: scale.title,
});

/** The axes of each curve, with what they measure: also for who measures them back. */
export const curvesOf = (set: VentilatorParameters) => {
  const seconds = secondsOf(set);
  const samples = breathe(set, seconds);
  return set.curves.map((name, index) => {
    const scale = scaleOf(name, samples);
    const axes = axesOf(scale, { index, count: set.curves.length, seconds });
    return { name, axes, points: samples.map((sample) => [sample.at, scale.of(sample)] as const) };
  });
};

const inks = { pressure: 'trace', flow: 'third', volume: 'second' } as const;

const draw = (set: VentilatorParameters): Drawing => {
  const curves = curvesOf(set);
  return {
    width: left + width + 4,
    height: 9 + curves.length * (height + 12) - 4,
    grids: curves.map(({ axes }) => gridOf(axes)),
    marks: curves.flatMap(({ name, axes, points }) => [
      ...(name === 'flow'
        ? [
            lineOn(axes, 'axis', [
              [0, 0],
              [secondsOf(set), 0],
            ]),
          ]
        : []),
      lineOn(axes, inks[name], points),
    ]),
    labels: curves.flatMap(({ axes }) => [...labelsOf(axes)]),
    scale: 'Time in seconds; flow into the patient is above the line',
  };
};

const looks: Readonly<Record<Fault, string | undefined>> = {
  none: undefined,
  'auto-peep': undefined,
  'double-trigger':
    'In the second breath another inspiration begins before the first has left, and volume goes up by a second step',
  'ineffective-effort':
    'In the middle of each expiration the flow makes a brief notch toward zero and pressure dips by about 1 cm H2O; no breath follows',
  'flow-starvation':
    'During each inspiration the pressure curve is scooped out: it sags in the middle and rises late',
  leak: 'The volume curve does not come back to zero: it stops above it and drops straight down when the next breath begins',
  secretions: 'A fine regular saw tooth runs over the flow curve, most of all in expiration',
};

const flowWords = ({ isPressure, flow }: VentilatorParameters): string =>
  isPressure
    ? 'Flow in is highest at once and falls'
    : `Flow in is constant at ${whole(flow * 60)} L/min`;

const outWords = ({ endFlow, peakOut }: Figures): string =>
  endFlow >= 3
    ? `flow out begins at ${peakOut} L/min and is still ${endFlow} L/min when the next breath begins`
    : `flow out begins at ${peakOut} L/min and reaches zero before the next breath`;

const seen = (set: VentilatorParameters): string => {
  const figures = figuresOf(set);
  const isShown = (name: CurveName): boolean => set.curves.includes(name);
  const hold =
    figures.plateau === undefined
      ? ''
      : `; in the second breath it falls from its peak to a level of ${figures.plateau} during a hold`;
  const sentences = [
    `Three machine breaths, one every ${set.period.toFixed(1)} seconds. Curves over time: ${set.curves.join(', ')}`,
    ...(isShown('pressure')
      ? [`Pressure rises from ${set.peep} to ${figures.peak} cm H2O${hold}`]
      : []),
    ...(isShown('flow') ? [`${flowWords(set)}; ${outWords(figures)}`] : []),
    ...(isShown('volume')
      ? [
          `Volume rises to ${figures.volumeIn} mL and ${figures.volumeLeft > 40 ? `falls back to ${figures.volumeLeft} mL` : 'comes back to zero'}`,
        ]
      : []),
    ...(looks[set.fault] === undefined ? [] : [looks[set.fault]]),
  ];
  return `${sentences.join('. ')}.`;
};

const called: Readonly<Record<Fault, string>> = {
  none: 'No fault of timing or circuit',
  'auto-peep': 'Trapped gas (auto-PEEP)',
  'double-trigger': 'Double triggering with stacked breaths',
  'ineffective-effort': 'Ineffective efforts',
  'flow-starvation': 'Flow starvation',
  leak: 'Leak',
  secretions: 'Secretions or water in the circuit',
};

const reading = (set: VentilatorParameters): string => {
  const { peak, plateau, totalPeep, endFlow } = figuresOf(set);
  return [
    `${called[set.fault]}, ${set.isPressure ? 'pressure' : 'volume'} control`,
    `peak pressure ${peak} cm H₂O`,
    ...(plateau === undefined ? [] : [`plateau ${plateau} cm H₂O`]),
    ...(totalPeep > set.peep + 1
      ? [
          `total PEEP ${totalPeep} with ${set.peep} set, flow ${endFlow} L/min at the end of expiration`,
        ]
      : []),
  ]
    .join(', ')
    .concat('.');
};

/** Pressure, flow and volume of a ventilator over time, of a lung with these mechanics. */
export const ventilator: PictureKind<VentilatorParameters> = {
  title: 'Ventilator graphics',
  parameters: ventilatorParameters,
  draw,
  seen,
  reading,
};
