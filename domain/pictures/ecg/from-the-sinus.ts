import type { RandomSource } from '../../kernel/random.ts';
import { ectopicBeat, narrow, narrowBeat, oddPWave, pWave, qtAt, wide } from './beats.ts';
import type { EcgParameters } from './parameters.ts';
import { about, lead, type Plan, type Planner, times } from './plan.ts';

/** Seconds from P to QRS, shorter when the heart is fast. */
const prOf = ({ pr, rate }: EcgParameters): number =>
  pr === undefined ? (rate > 110 ? 0.12 : 0.16) : pr / 1000;

type Conducted = { readonly pr: number; readonly rr: number; readonly st?: number };

/** A beat of the sinus node with all its waves. */
const conducted = (at: number, { pr, rr, st = 0 }: Conducted) => {
  const qt = qtAt(rr);
  return [pWave(at - pr), ...narrowBeat({ at, qt, tLasts: Math.min(0.17, qt * 0.5), st })];
};

type Beating = {
  readonly ecg: EcgParameters;
  readonly qrs: readonly number[];
  readonly st?: number;
};

/** A strip on which every complex follows a P wave at the same distance. */
const allConducted = ({ ecg, qrs, st = 0 }: Beating): Plan => {
  const pr = prOf(ecg);
  return {
    waves: qrs.flatMap((at) => conducted(at, { pr, rr: 60 / ecg.rate, st })),
    p: qrs.map((at) => at - pr),
    qrs,
    pr: qrs.map(() => Math.round(pr * 1000)),
    width: narrow * 1000,
  };
};

const evenly = (ecg: EcgParameters, random: RandomSource): readonly number[] =>
  times({ from: lead + 0.2 * random(), to: ecg.seconds }, () => about(60 / ecg.rate, random));

export const sinus: Planner = (ecg, random) => allConducted({ ecg, qrs: evenly(ecg, random) });

export const firstDegree: Planner = (ecg, random) => sinus({ ...ecg, pr: ecg.pr ?? 280 }, random);

export const stElevation: Planner = (ecg, random) => ({
  ...allConducted({ ecg, qrs: evenly(ecg, random), st: ecg.st / 10 }),
  also: `After each complex the line does not return to the baseline: it stands ${ecg.st} small boxes above it and runs into a dome`,
});

/** The heart quickens with each breath in, four seconds a breath. */
export const sinusArrhythmia: Planner = (ecg, random) => {
  const phase = random() * 2 * Math.PI;
  let at = lead;
  const qrs = times({ from: at, to: ecg.seconds }, () => {
    const distance = (60 / ecg.rate) * (1 + 0.2 * Math.sin((2 * Math.PI * at) / 4 + phase));
    at += distance;
    return distance;
  });
  return allConducted({ ecg, qrs });
};

/** One beat in `every` comes from the atria before its time; the node starts anew after it. */
export const prematureAtrial: Planner = (ecg, random) => {
  const rr = 60 / ecg.rate;
  const every = ecg.every ?? 4;
  const isEarly = (index: number): boolean => index % every === every - 1;
  const qrs = times({ from: lead, to: ecg.seconds }, (index) =>
    isEarly(index + 1) ? rr * 0.62 : about(isEarly(index) ? rr * 1.1 : rr, random),
  );
  const pr = prOf(ecg);
  const early = 0.13;
  return {
    waves: qrs.flatMap((at, index) =>
      isEarly(index)
        ? [oddPWave(at - early), ...narrowBeat({ at, qt: qtAt(rr * 0.8) })]
        : conducted(at, { pr, rr }),
    ),
    p: qrs.map((at, index) => at - (isEarly(index) ? early : pr)),
    qrs,
    pr: qrs.map((_, index) => Math.round((isEarly(index) ? early : pr) * 1000)),
    width: narrow * 1000,
    also: 'The P wave before each complex that comes early is narrower and more pointed than the others',
  };
};

/** One beat in `every` is wide and early; the P wave due then is hidden in it, and the next one comes in time. */
export const prematureVentricular: Planner = (ecg, random) => {
  const rr = 60 / ecg.rate;
  const every = ecg.every ?? 4;
  const isEctopic = (index: number): boolean => index % every === every - 1;
  const due = times({ from: lead, to: ecg.seconds }, () => about(rr, random, 0.006));
  const pr = prOf(ecg);
  const own = due.filter((_, index) => !isEctopic(index));
  return {
    waves: due.flatMap((at, index) =>
      isEctopic(index) ? ectopicBeat(at - rr * 0.36) : conducted(at, { pr, rr }),
    ),
    p: own.map((at) => at - pr),
    qrs: due.map((at, index) => (isEctopic(index) ? at - rr * 0.36 : at)),
    pr: own.map(() => Math.round(pr * 1000)),
    width: narrow * 1000,
    also: `The complexes that come early are ${Math.round(wide * 25)} small boxes wide and taller than the others, have no P wave before them and a T wave in the other direction; a longer distance follows each of them`,
  };
};

/** Tall narrow T waves on narrow feet, small P waves. */
export const peakedT: Planner = (ecg, random) => {
  const qrs = evenly(ecg, random);
  const pr = 0.2;
  const qt = qtAt(60 / ecg.rate);
  return {
    waves: qrs.flatMap((at) => [
      pWave(at - pr, 0.07),
      ...narrowBeat({ at, qrs: 0.12, qt, tMv: 1.05, tLasts: 0.17 }),
    ]),
    p: qrs.map((at) => at - pr),
    qrs,
    pr: qrs.map(() => pr * 1000),
    width: 120,
    also: 'The T waves are as tall as the complexes, symmetric and narrow at their foot; the P waves are low',
  };
};
