import { distances, isEven, rateOf, stripOf } from '../../pictures/ecg/ecg.ts';
import { type EcgParameters, ecgParameters } from '../../pictures/ecg/parameters.ts';
import type { Plan } from '../../pictures/ecg/plan.ts';
import { mmPerSecond } from '../../pictures/ecg/waves.ts';
import { ecgMeanings } from './ecg-meanings.ts';
import { heightAt, type Sign, type SignsOf, traceOf } from './sign.ts';

/** Width of one of the two rows a strip is shown in: whole seconds, so that no large box is cut. */
export const ecgRow = (width: number): number => Math.ceil(width / mmPerSecond / 2) * mmPerSecond;

/** What a step says, and the second at which it is seen. */
type Said = Omit<Sign, 'step' | 'at' | 'means'> & { readonly second?: number | undefined };
type Strip = { readonly ecg: EcgParameters; readonly plan: Plan; readonly rate: number };

/** Without complexes of their own: nothing can be measured from one to the next. */
const isShapeless = ({ plan }: Strip): boolean => plan.width === 0;

const rateSaid = ({ rate }: Strip): Said => {
  if (rate === 0) return { seen: 'No complexes to count', abnormal: true };
  const pace = rate < 60 ? ': slow' : rate > 100 ? ': fast' : '';
  return { seen: `Ventricular rate ${rate} a minute${pace}`, abnormal: pace !== '' };
};

/** The middle of the longest or shortest distance between complexes, in seconds. */
const between = ({ qrs }: Plan, which: 'longest' | 'shortest'): number | undefined => {
  const gaps = distances(qrs);
  const size = which === 'longest' ? Math.max(...gaps) : Math.min(...gaps);
  const from = qrs[gaps.indexOf(size)];
  return from === undefined ? undefined : from + size * 0.6;
};

const boxes = (seconds: number): string => String(Math.round(seconds * 50) / 10);

const regularitySaid = ({ plan }: Strip): Said => {
  const gaps = distances(plan.qrs);
  const [first] = gaps;
  if (first === undefined) return { seen: 'Nothing repeats itself', abnormal: true };
  if (isEven(gaps)) {
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    return { seen: `Even: a complex every ${boxes(mean)} large boxes`, abnormal: false };
  }
  const [least, most] = [boxes(Math.min(...gaps)), boxes(Math.max(...gaps))];
  return {
    seen: `Uneven: ${least} to ${most} large boxes from complex to complex`,
    abnormal: true,
    second: between(plan, 'shortest'),
  };
};

const middleOfP = 0.045;

const pSaid = ({ plan, ecg }: Strip): Said => {
  const { p, pr, qrs, also = '' } = plan;
  if (p.length === 0) {
    const seen = /P wave/.test(also) ? also : `No P waves are seen. ${also}`;
    return { seen, abnormal: true, second: between(plan, 'longest') ?? ecg.seconds / 4 };
  }
  const second = (p[1] ?? p[0] ?? 0) + middleOfP;
  if (pr.length === 0) {
    const seen = `Upright and even at ${ecg.atrialRate} a minute, with no relation to the complexes`;
    return { seen, abnormal: true, second };
  }
  const alone = p.length - qrs.length;
  return alone > 0
    ? { seen: `${alone} of ${p.length} bring no complex`, abnormal: true, second }
    : { seen: 'One upright before each complex', abnormal: false, second };
};

const prSaid = ({ plan }: Strip): Said => {
  const { p, pr, qrs } = plan;
  const [first] = pr;
  if (first === undefined) {
    const seen = p.length > 0 ? 'A different one each time: none is held' : 'None to be measured';
    return { seen, abnormal: true };
  }
  const abnormal = pr.some((ms) => ms < 120 || ms > 200);
  if (new Set(pr).size > 1) {
    const brought = qrs[pr.indexOf(Math.max(...pr))];
    const second = brought === undefined ? undefined : brought - 0.08;
    return { seen: `In turn ${pr.join(', ')} ms`, abnormal, second };
  }
  const second = (p[2] ?? p[0] ?? 0) + first / 1000 - 0.02;
  return { seen: `${first} ms, the same each time`, abnormal, second };
};

const qrsSaid = (strip: Strip): Said => {
  const { plan, ecg } = strip;
  if (isShapeless(strip)) return { seen: 'No complex can be made out', abnormal: true };
  const width = Math.round(plan.width);
  const second = (plan.qrs[0] ?? 0) + plan.width / 2000;
  if (ecg.rhythm === 'premature-ventricular')
    return { seen: `${width} ms, but wide where one comes early`, abnormal: true, second };
  return width < 120
    ? { seen: `${width} ms: narrow`, abnormal: false, second }
    : { seen: `${width} ms: wide`, abnormal: true, second };
};

const merged = new Set<EcgParameters['rhythm']>(['ventricular-tachycardia', 'torsades']);

const stSaid = (strip: Strip): Said => {
  const { ecg, plan } = strip;
  const whole = plan.qrs.filter((at) => at + 0.4 < ecg.seconds);
  const begins = whole[3] ?? whole[1] ?? whole[0] ?? 0;
  const second = begins + 0.27;
  if (isShapeless(strip)) return { seen: 'None can be made out', abnormal: true };
  if (merged.has(ecg.rhythm))
    return { seen: 'Not to be told from the broad complexes', abnormal: true };
  if (ecg.rhythm === 'atrial-flutter')
    return { seen: 'Buried in the waves between the complexes', abnormal: true };
  if (ecg.rhythm === 'st-elevation') {
    const seen = `Segment ${ecg.st} mm above the baseline, in a dome that runs into the T wave`;
    return { seen, abnormal: true, second: begins + 0.15 };
  }
  if (ecg.rhythm === 'peaked-t')
    return { seen: 'T waves tall, narrow and symmetric', abnormal: true, second };
  if (plan.width >= 120)
    return { seen: 'T waves point away from the wide complexes', abnormal: true, second };
  return { seen: 'Segment on the baseline, T waves upright', abnormal: false, second };
};

const steps = {
  Rate: rateSaid,
  Regularity: regularitySaid,
  'P waves': pSaid,
  'PR interval': prSaid,
  'QRS complex': qrsSaid,
  'ST and T': stSaid,
} as const;

/** Rate, regularity, P waves, PR, QRS, ST and T of a rhythm strip. */
export const ecgSigns: SignsOf = ({ parameters, seed, drawing }) => {
  const ecg = ecgParameters.parse(parameters);
  const strip: Strip = { ecg, plan: stripOf(ecg, seed), rate: rateOf(ecg, seed) };
  const trace = traceOf(drawing);
  const meanings: Readonly<Record<string, string>> = ecgMeanings[ecg.rhythm] ?? {};
  return Object.entries(steps).map(([step, saidOf]) => {
    const { seen, abnormal, second } = saidOf(strip);
    const x = second === undefined ? undefined : second * mmPerSecond;
    return {
      step,
      seen,
      abnormal,
      at: x === undefined ? undefined : [x, heightAt(trace, x)],
      means: meanings[step],
    };
  });
};
