import type { Drawing } from '../../contracts/drawing.ts';
import { type RandomSource, randomFrom } from '../../kernel/random.ts';
import type { PictureKind } from '../picture-kind.ts';
import { type Point, pointsText } from '../polyline.ts';
import { type EcgParameters, ecgParameters } from './parameters.ts';
import type { Plan } from './plan.ts';
import { rhythms } from './rhythms.ts';
import { mmPerSecond, traced } from './waves.ts';

const planned = (ecg: EcgParameters, seed: number): Plan => {
  const random: RandomSource = randomFrom(seed);
  return rhythms[ecg.rhythm].plan(ecg, random);
};

const onStrip =
  ({ seconds }: EcgParameters) =>
  (at: number): boolean =>
    at >= 0 && at < seconds - 0.05;

/** Seconds from each onset to the next. */
export const distances = (onsets: readonly number[]): readonly number[] =>
  onsets.slice(1).map((at, index) => at - (onsets[index] ?? 0));

/** Beats of the ventricles a minute, from the mean distance on the strip; 0 where there are none. */
export const rateOf = (ecg: EcgParameters, seed: number): number => {
  const qrs = planned(ecg, seed).qrs.filter(onStrip(ecg));
  const between = distances(qrs);
  if (between.length === 0) return 0;
  const mean = between.reduce((sum, one) => sum + one, 0) / between.length;
  return Math.round(60 / mean);
};

/** Milliseconds from the first P wave that brings a complex; nothing where none does. */
export const prMs = (ecg: EcgParameters, seed: number): number | undefined =>
  planned(ecg, seed).pr[0];

/** Where complexes begin on the strip, in seconds. */
export const complexesOf = (ecg: EcgParameters, seed: number): readonly number[] =>
  planned(ecg, seed).qrs.filter(onStrip(ecg));

const height = 30;
const restsAt = 20;

/** Where on the paper the line rests: two thirds down, or in the middle of what would not fit there. */
const baseline = (points: readonly Point[]): number => {
  const heights = points.map(([, y]) => y);
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const fits = most < restsAt - 1 && least > restsAt - height + 1;
  return fits ? restsAt : height / 2 + (most + least) / 2;
};

const draw = (ecg: EcgParameters, seed: number): Drawing => {
  const points = traced(planned(ecg, seed).waves, ecg.seconds);
  const rest = baseline(points);
  const width = ecg.seconds * mmPerSecond;
  const paper = { left: 0, top: 0, right: width, bottom: height };
  return {
    width,
    height,
    grids: [{ ...paper, minorX: 1, majorX: 5, minorY: 1, majorY: 5 }],
    marks: [
      { kind: 'line', role: 'trace', points: pointsText(points.map(([x, y]) => [x, rest - y])) },
    ],
    labels: [],
    scale: `Lead ${ecg.lead} · ${ecg.seconds} seconds · 25 mm/s, 10 mm/mV`,
  };
};

const boxes = (seconds: number, perSecond: number): string =>
  String(Math.round(seconds * perSecond * 10) / 10);

/** Whether complexes stand evenly, to a tenth of the longest distance. */
export const isEven = (between: readonly number[]): boolean => {
  const [least, most] = [Math.min(...between), Math.max(...between)];
  return most - least < 0.1 * most;
};

const apart = (onsets: readonly number[]): string => {
  const between = distances(onsets);
  if (between.length === 0) return '';
  if (isEven(between)) {
    const mean = between.reduce((sum, one) => sum + one, 0) / between.length;
    return `at even distances of ${boxes(mean, 5)} large boxes`;
  }
  return `at uneven distances, in large boxes ${between.map((one) => boxes(one, 5)).join(', ')}`;
};

const complexWords = ({ qrs, width }: Plan): readonly string[] =>
  qrs.length === 0
    ? []
    : [`${qrs.length} complexes, ${boxes(width / 1000, 25)} small boxes wide, stand ${apart(qrs)}`];

const pWords = ({ p, qrs, pr }: Plan): readonly string[] => {
  if (p.length === 0) return [];
  if (pr.length === 0) {
    return [
      `Upright P waves stand ${apart(p)}; some precede a complex, some follow one or are hidden in it, never at the same distance`,
    ];
  }
  const inBoxes = [...new Set(pr.map((ms) => boxes(ms / 1000, 25)))];
  const ahead =
    inBoxes.length === 1
      ? `${inBoxes[0]} small boxes before its complex`
      : `before its complex, in small boxes ${pr.map((ms) => boxes(ms / 1000, 25)).join(', ')}`;
  const alone =
    p.length > qrs.length
      ? ` ${p.length - qrs.length} of ${p.length} P waves have no complex after them`
      : '';
  return [`A P wave begins ${ahead}${alone === '' ? '' : `;${alone}`}`];
};

const withinStrip = (ecg: EcgParameters, plan: Plan): Plan => {
  const isOn = onStrip(ecg);
  const qrs = plan.qrs.filter(isOn);
  return { ...plan, qrs, p: plan.p.filter(isOn), pr: plan.pr.slice(0, qrs.length) };
};

/** What happens on the strip, without what begins before it or ends after it. */
export const stripOf = (ecg: EcgParameters, seed: number): Plan =>
  withinStrip(ecg, planned(ecg, seed));

const seen = (ecg: EcgParameters, seed: number): string => {
  const plan = stripOf(ecg, seed);
  const sentences = [
    `ECG strip, lead ${ecg.lead}, ${ecg.seconds} seconds on a grid of ${ecg.seconds * 5} large boxes of 0.2 second`,
    ...complexWords(plan),
    ...pWords(plan),
    ...(plan.also === undefined ? [] : [plan.also]),
  ];
  return `${sentences.join('. ')}.`;
};

const reading = (ecg: EcgParameters, seed: number): string => {
  const plan = stripOf(ecg, seed);
  const rate = rateOf(ecg, seed);
  const isOneForAll = new Set(plan.pr).size === 1;
  return [
    rhythms[ecg.rhythm].called,
    ...(rate > 0 ? [`ventricular rate ${rate}/min`] : []),
    ...(isOneForAll ? [`PR ${plan.pr[0]} ms`] : []),
    ...(plan.pr.length > 0 && !isOneForAll ? [`PR ${plan.pr.join(', ')} ms`] : []),
    ...(plan.width > 0 ? [`QRS ${Math.round(plan.width)} ms`] : []),
  ]
    .join(', ')
    .concat('.');
};

/** A rhythm strip on calibrated paper. */
export const ecg: PictureKind<EcgParameters> = {
  title: 'ECG',
  parameters: ecgParameters,
  draw,
  seen,
  reading,
};
