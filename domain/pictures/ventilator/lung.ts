/** What is set, the lung it meets, and what goes wrong. Liters, seconds, cm H2O. */
export type Ventilated = {
  readonly isPressure: boolean;
  readonly fault: Fault;
  readonly period: number;
  /** Time of inspiration. */
  readonly inspiration: number;
  /** Liters a second, where flow is set. */
  readonly flow: number;
  /** Above PEEP, where pressure is set. */
  readonly pressure: number;
  readonly peep: number;
  readonly compliance: number;
  readonly resistance: number;
  readonly expiratoryResistance: number;
  readonly hasHold: boolean;
};

export const faults = [
  'none',
  'auto-peep',
  'double-trigger',
  'ineffective-effort',
  'flow-starvation',
  'leak',
  'secretions',
] as const;
export type Fault = (typeof faults)[number];

export type Sample = {
  readonly at: number;
  /** cm H2O, L/s, L since the breath began. */
  readonly pressure: number;
  readonly flow: number;
  readonly volume: number;
  /** In the lung above what PEEP keeps there. */
  readonly inLung: number;
};

export const sampledEvery = 0.01;
/** Breaths before the first one that is shown: by then each leaves as much as it brings. */
const settling = 14;
export const holdLasts = 0.7;
/** A second breath begins so soon after the first. */
const doubleGap = 0.12;
const escaped = 0.35;

type Moment = { readonly phase: number; readonly breath: number; readonly at: number };
type Stage = 'in' | 'hold' | 'out';

const isDoubled = ({ fault }: Ventilated, breath: number): boolean =>
  fault === 'double-trigger' && breath === 1;

const isHeld = ({ hasHold }: Ventilated, breath: number): boolean => hasHold && breath === 1;

const stageOf = (set: Ventilated, { phase, breath }: Moment): Stage => {
  const { inspiration } = set;
  if (phase < inspiration) return 'in';
  if (isHeld(set, breath) && phase < inspiration + holdLasts) return 'hold';
  const again = phase - inspiration - doubleGap;
  return isDoubled(set, breath) && again >= 0 && again < inspiration ? 'in' : 'out';
};

/** Seconds into the breath at which an effort that gets nothing begins. */
const vainAt = ({ period, inspiration }: Ventilated): number =>
  inspiration + (period - inspiration) * 0.5;

const bell = (part: number): number => (part > 0 && part < 1 ? Math.sin(Math.PI * part) : 0);

/** Pull of the patient's muscles in cm H2O. */
const pull = (set: Ventilated, { phase }: Moment): number => {
  const { fault, inspiration } = set;
  if (fault === 'ineffective-effort') return 7 * bell((phase - vainAt(set)) / 0.55);
  if (fault === 'flow-starvation') return 9 * bell(phase / (inspiration * 1.15)) ** 0.8;
  return 0;
};

type Moved = { readonly flow: number; readonly pressure: number };

const inspired = (set: Ventilated, moment: Moment, inLung: number): Moved => {
  const recoil = inLung / set.compliance;
  const muscles = pull(set, moment);
  if (!set.isPressure) {
    const pressure = set.peep + recoil + set.resistance * set.flow - muscles;
    return { flow: set.flow, pressure };
  }
  const driven = set.pressure * (1 - Math.exp(-moment.phase / 0.06));
  return { flow: (driven - recoil + muscles) / set.resistance, pressure: set.peep + driven };
};

const expired = (set: Ventilated, moment: Moment, inLung: number): Moved => {
  const muscles = pull(set, moment);
  const flow = -(inLung / set.compliance - muscles) / set.expiratoryResistance;
  return { flow, pressure: set.peep - muscles * 0.16 };
};

const moved = (set: Ventilated, moment: Moment, inLung: number): Moved => {
  const stage = stageOf(set, moment);
  if (stage === 'hold') return { flow: 0, pressure: set.peep + inLung / set.compliance };
  return stage === 'in' ? inspired(set, moment, inLung) : expired(set, moment, inLung);
};

/** Large airways and the circuit empty at once where small airways hold the rest back. */
const firstPuff = (set: Ventilated, moment: Moment): number =>
  set.expiratoryResistance > 1.5 * set.resistance && stageOf(set, moment) === 'out'
    ? 0.45 * Math.exp(-(moment.phase - set.inspiration) / 0.1)
    : 0;

/** What the sensor sees of it: gas that left elsewhere is missing, water shakes it. */
const sensed = (set: Ventilated, moment: Moment, flow: number): number => {
  const { fault } = set;
  const { at } = moment;
  if (fault === 'leak' && flow < 0) return flow * (1 - escaped);
  if (fault !== 'secretions') return flow;
  return flow + 0.13 * Math.min(1, Math.abs(flow) / 0.35) * Math.sin(2 * Math.PI * 7 * at);
};

const momentAt = ({ period }: Ventilated, at: number): Moment => {
  const breath = Math.floor(at / period + 1e-9);
  return { at, breath, phase: at - breath * period };
};

/** A lung of one compartment on a ventilator, from its settled state on. */
export const breathe = (set: Ventilated, seconds: number): readonly Sample[] => {
  const samples: Sample[] = [];
  let [inLung, volume, breath] = [0, 0, -settling];
  const steps = Math.round((seconds + settling * set.period) / sampledEvery);
  for (let i = 0; i <= steps; i += 1) {
    const at = i * sampledEvery - settling * set.period;
    const moment = momentAt(set, at);
    if (moment.breath !== breath) volume = 0;
    breath = moment.breath;
    const { flow, pressure } = moved(set, moment, inLung);
    const seen = sensed(set, moment, flow);
    if (at >= -1e-9) {
      samples.push({ at, pressure, flow: seen - firstPuff(set, moment), volume, inLung });
    }
    inLung += flow * sampledEvery;
    volume += seen * sampledEvery;
  }
  return samples;
};
