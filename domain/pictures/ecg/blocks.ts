import { narrow, narrowBeat, pWave, qtAt, slurredBeat, wide } from './beats.ts';
import { about, lead, type Plan, type Planner, times } from './plan.ts';

type Answered = {
  readonly p: readonly number[];
  /** Seconds from this P wave to its complex; nothing where it brings none. */
  readonly delay: (index: number) => number | undefined;
  readonly qrs: number;
  readonly rr: number;
};

/** P waves at their times, of which some bring a complex. */
const answered = ({ p, delay, qrs: width, rr }: Answered): Plan => {
  const brought = p.flatMap((at, index) => {
    const pr = delay(index);
    return pr === undefined ? [] : [{ at: at + pr, pr }];
  });
  const beat = (at: number) =>
    width > 0.1
      ? slurredBeat({ at, qrs: width, qt: qtAt(rr) })
      : narrowBeat({ at, qrs: width, qt: qtAt(rr) });
  return {
    waves: [...p.map((at) => pWave(at)), ...brought.flatMap(({ at }) => beat(at))],
    p,
    qrs: brought.map(({ at }) => at),
    pr: brought.map(({ pr }) => Math.round(pr * 1000)),
    width: Math.round(width * 1000),
  };
};

/** Distance of P waves such that the ventricles beat at this rate while one of `group` brings nothing. */
const ppOf = (rate: number, group: number): number => (60 / rate) * ((group - 1) / group);

/** PR grows, most at its second beat, until a P wave brings nothing. */
export const mobitz1: Planner = (ecg, random) => {
  const group = ecg.every ?? 4;
  const pp = ppOf(ecg.rate, group);
  const delays = [0, 0.1, 0.15, 0.18, 0.2, 0.215, 0.225].map((more) => 0.18 + more);
  const p = times({ from: 0.1, to: ecg.seconds }, () => about(pp, random, 0.004));
  return answered({
    p,
    delay: (index) => (index % group === group - 1 ? undefined : delays[index % group]),
    qrs: narrow,
    rr: pp,
  });
};

/** PR stays, and a P wave now and then brings nothing. */
export const mobitz2: Planner = (ecg, random) => {
  const group = ecg.every ?? 3;
  const pp = ppOf(ecg.rate, group);
  const p = times({ from: 0.12, to: ecg.seconds }, () => about(pp, random, 0.004));
  const pr = (ecg.pr ?? 180) / 1000;
  return answered({
    p,
    delay: (index) => (index % group === group - 1 ? undefined : pr),
    qrs: 0.13,
    rr: pp,
  });
};

/** Atria and ventricles each go their own way. */
export const thirdDegree: Planner = (ecg, random) => {
  const p = times({ from: 0.08 + random() * 0.2, to: ecg.seconds }, () =>
    about(60 / ecg.atrialRate, random, 0.005),
  );
  const qrs = times({ from: lead + 0.25, to: ecg.seconds }, () => 60 / ecg.rate);
  const isNarrow = ecg.rate >= 45;
  const width = isNarrow ? narrow : wide;
  return {
    waves: [
      ...p.map((at) => pWave(at)),
      ...qrs.flatMap((at) =>
        isNarrow ? narrowBeat({ at, qt: 0.4 }) : slurredBeat({ at, qrs: width, qt: 0.46 }),
      ),
    ],
    p,
    qrs,
    pr: [],
    width: width * 1000,
  };
};
