import { narrow, narrowBeat, qtAt } from './beats.ts';
import { about, lead, type Planner, times } from './plan.ts';
import { hump, lasting, type Wave } from './waves.ts';

const bare = { p: [], pr: [], width: narrow * 1000 } as const;

/** A line that is never still: four rates of a fibrillating atrium, none of which lasts. */
const fibrillating = (seconds: number, phases: readonly number[]): Wave => {
  const [a = 0, b = 0, c = 0, d = 0] = phases;
  return lasting(
    seconds,
    (t) =>
      0.045 * Math.sin(2 * Math.PI * 5.9 * t + a + 1.3 * Math.sin(1.7 * t + b)) +
      0.03 * Math.sin(2 * Math.PI * 7.4 * t + c) +
      0.025 * Math.sin(2 * Math.PI * 4.3 * t + d + Math.sin(2.9 * t)),
  );
};

export const atrialFibrillation: Planner = (ecg, random) => {
  const rr = 60 / ecg.rate;
  const shares = [0.72, 1.38, 0.86, 1.08, 0.64, 1.26, 0.94, 1.5, 0.78, 1.16, 0.68];
  const start = Math.floor(random() * shares.length);
  const qrs = times({ from: lead, to: ecg.seconds }, (index) =>
    Math.max(0.29, about(rr * (shares[(start + index) % shares.length] ?? 1), random, 0.08)),
  );
  const phases = [random(), random(), random(), random()].map((part) => part * 2 * Math.PI);
  const qt = Math.min(0.36, qtAt(rr));
  return {
    ...bare,
    qrs,
    waves: [
      fibrillating(ecg.seconds, phases),
      ...qrs.flatMap((at) => narrowBeat({ at, qt, tMv: 0.16, tLasts: qt * 0.45 })),
    ],
    also: 'Between the complexes the line trembles finely and never in the same way twice; no P waves are seen',
  };
};

/** One tooth in lead II: down slowly, up fast. */
const tooth = (phase: number): number =>
  phase < 0.68 ? 0.12 - 0.36 * (phase / 0.68) : -0.24 + 0.36 * ((phase - 0.68) / 0.32);

export const atrialFlutter: Planner = (ecg, random) => {
  const every = ecg.every ?? 4;
  const period = 60 / ecg.rate / every;
  const first = lead + 0.1 * random();
  const qrs = times({ from: first, to: ecg.seconds }, () => period * every);
  const teeth = lasting(ecg.seconds, (t) => {
    const phase = (t - first) / period + 0.62;
    return tooth(phase - Math.floor(phase));
  });
  const perMinute = Math.round(60 / period / 10) * 10;
  return {
    ...bare,
    qrs,
    waves: [teeth, ...qrs.flatMap((at) => narrowBeat({ at, qt: 0.34, tMv: 0.08 }))],
    also: `Between the complexes the line is nowhere flat: it repeats one pointed wave that falls slowly and rises fast, about ${(300 / perMinute).toFixed(1)} large boxes from one to the next`,
  };
};

export const supraventricular: Planner = (ecg, random) => {
  const rr = 60 / ecg.rate;
  const qrs = times({ from: lead * random() + 0.1, to: ecg.seconds }, () => rr);
  const qt = rr * 0.72;
  return {
    ...bare,
    qrs,
    waves: qrs.flatMap((at) =>
      narrowBeat({ at, qrs: 0.08, qt, tMv: 0.28, tLasts: Math.min(0.15, qt * 0.6) }),
    ),
    also: 'One wave stands between each two complexes; no separate P wave can be made out',
  };
};

/** The atria are reached from below, if at all: a small inverted wave close before the complex. */
export const junctional: Planner = (ecg, random) => {
  const rr = 60 / ecg.rate;
  const qrs = times({ from: lead + 0.15 * random(), to: ecg.seconds }, () =>
    about(rr, random, 0.006),
  );
  return {
    ...bare,
    qrs,
    waves: qrs.flatMap((at) => [
      hump({ at: at - 0.09, lasts: 0.08, mv: -0.13 }),
      ...narrowBeat({ at, qt: qtAt(rr) }),
    ]),
    also: 'No upright P waves are seen; a small inverted wave begins 2 small boxes before each complex',
  };
};
