import type { RandomSource } from '../../kernel/random.ts';
import { ectopicBeat, pacingSpike, slurredBeat, wide } from './beats.ts';
import { about, lead, type Plan, type Planner, times } from './plan.ts';
import { lasting } from './waves.ts';

const noBeats = { p: [], qrs: [], pr: [], width: 0 } as const;

export const idioventricular: Planner = (ecg, random) => {
  const qrs = times({ from: lead + 0.4 * random(), to: ecg.seconds }, () =>
    about(60 / ecg.rate, random),
  );
  return {
    ...noBeats,
    qrs,
    width: 180,
    waves: qrs.flatMap((at) => slurredBeat({ at, qrs: 0.18, qt: 0.5, tMv: -0.3 })),
    also: 'No P waves are seen; each T wave points the other way',
  };
};

/** One broad turn after another, the rise a little steeper than the fall. */
export const ventricularTachycardia: Planner = (ecg, random) => {
  const rr = 60 / ecg.rate;
  const first = 0.15 * random();
  const qrs = times({ from: first + 0.02, to: ecg.seconds - rr / 2 }, () => rr);
  const at = (t: number): number => {
    const phase = 2 * Math.PI * ((t - first) / rr);
    return (
      0.15 +
      0.85 * Math.sin(phase - Math.PI / 2 + 0.35 * Math.sin(phase)) -
      0.12 * Math.sin(2 * phase)
    );
  };
  return {
    ...noBeats,
    qrs,
    width: 160,
    waves: [lasting(ecg.seconds, at)],
    also: 'One broad complex follows the other and all look alike; no P waves are seen and no flat line between them',
  };
};

export const torsades: Planner = (ecg, random) => {
  const rr = 60 / ecg.rate;
  const phase = random() * Math.PI;
  const qrs = times({ from: rr / 2, to: ecg.seconds }, () => rr);
  const at = (t: number): number => {
    const turn = 2 * Math.PI * (t / rr);
    const swing = Math.sin((Math.PI * t) / 1.7 + phase);
    const size = Math.sign(swing) * (0.16 + 0.95 * Math.abs(swing) ** 0.8);
    return (
      size * (Math.sin(turn + 0.4 * Math.sin(turn)) * 0.75 + 0.25 * Math.abs(Math.sin(turn / 2)))
    );
  };
  return {
    ...noBeats,
    qrs,
    width: 160,
    waves: [lasting(ecg.seconds, at)],
    also: 'Broad complexes follow each other without a flat line; their height grows and shrinks, and their points turn from above the line to below it and back',
  };
};

const chaos = (mv: number, random: RandomSource) => {
  const parts = [2.9, 3.7, 4.6, 5.8, 7.1].map((rate) => ({
    rate: about(rate, random, 0.12),
    phase: random() * 2 * Math.PI,
    drift: 0.6 + random(),
  }));
  return (t: number): number =>
    mv *
    parts.reduce(
      (sum, { rate, phase, drift }, index) =>
        sum +
        (0.75 - index * 0.1) *
          Math.sin(2 * Math.PI * rate * t + phase + 1.6 * Math.sin(drift * t + phase)),
      0,
    );
};

const fibrillation =
  (mv: number, words: string): Planner =>
  (ecg, random): Plan => ({
    ...noBeats,
    waves: [lasting(ecg.seconds, chaos(mv, random))],
    also: words,
  });

export const coarseFibrillation = fibrillation(
  0.42,
  'The line swings without order, up to 10 small boxes and more in height; no complex, P wave or T wave can be made out',
);

export const fineFibrillation = fibrillation(
  0.075,
  'The line trembles without order, about 2 small boxes in height; no complex, P wave or T wave can be made out',
);

export const asystole: Planner = (ecg, random) => {
  const phase = random() * 6;
  return {
    ...noBeats,
    waves: [lasting(ecg.seconds, (t) => 0.02 * Math.sin(0.9 * t + phase))],
    also: 'The line is almost straight and wanders by less than half a small box; no complexes and no P waves are seen',
  };
};

export const paced: Planner = (ecg, random) => {
  const qrs = times({ from: lead + 0.2 * random(), to: ecg.seconds }, () => 60 / ecg.rate);
  return {
    ...noBeats,
    qrs,
    width: wide * 1000,
    waves: qrs.flatMap((at) => [pacingSpike(at - 0.02), ...ectopicBeat(at)]),
    also: 'A thin vertical stroke stands directly before each complex; each T wave points the other way',
  };
};
