import { z } from 'zod';
import { numberBetween } from '../numbers.ts';
import { type Fault, faults, type Ventilated } from './lung.ts';

const modes = ['volume', 'pressure'] as const;
export const curveNames = ['pressure', 'flow', 'volume'] as const;
export type CurveName = (typeof curveNames)[number];

const curve = z.enum(curveNames, `Curves are ${curveNames.join(', ')}`);

const number = (least: number, most: number, what: string) => numberBetween({ least, most, what });

const written = z.strictObject({
  mode: z.enum(modes, 'Modes are volume and pressure').default('volume'),
  fault: z.enum(faults, `Known faults are ${faults.join(', ')}`).default('none'),
  curves: z.array(curve).min(1).max(3).default(['pressure', 'flow', 'volume']),
  /** Breaths a minute. */
  rate: number(6, 40, 'a rate').optional(),
  /** mL. */
  tidalVolume: number(100, 900, 'a tidal volume').default(450),
  /** L/min, square wave. */
  flow: number(20, 120, 'a flow').optional(),
  /** cm H2O above PEEP. */
  pressure: number(4, 40, 'a pressure above PEEP').default(15),
  /** Seconds, where pressure is set. */
  inspiration: number(0.4, 2, 'a time of inspiration').default(1),
  peep: number(0, 20, 'PEEP').default(5),
  /** mL/cm H2O. */
  compliance: number(8, 120, 'a compliance').default(50),
  /** cm H2O/L/s. */
  resistance: number(4, 60, 'a resistance').optional(),
  expiratoryResistance: number(4, 120, 'an expiratory resistance').optional(),
  /** An inspiratory hold in the second breath, for the plateau. */
  hold: z.enum(['true', 'false']).or(z.boolean()).default(false),
});

type Written = z.infer<typeof written>;

const usualRate: Partial<Record<Fault, number>> = { 'auto-peep': 22, 'ineffective-effort': 15 };
const usualResistance: Partial<Record<Fault, number>> = {
  'auto-peep': 20,
  'ineffective-effort': 18,
};

export type VentilatorParameters = Ventilated & {
  readonly rate: number;
  readonly tidalVolume: number;
  readonly curves: readonly CurveName[];
};

const completed = (given: Written): VentilatorParameters => {
  const { mode, fault, curves, tidalVolume, pressure, peep } = given;
  const rate = given.rate ?? usualRate[fault] ?? 14;
  const flow = (given.flow ?? (fault === 'flow-starvation' ? 32 : 60)) / 60;
  const resistance = given.resistance ?? usualResistance[fault] ?? 10;
  const narrowing = usualResistance[fault] === undefined ? 1 : 2;
  const isPressure = mode === 'pressure';
  return {
    fault,
    curves: curveNames.filter((name) => curves.includes(name)),
    rate,
    tidalVolume,
    pressure,
    peep,
    flow,
    resistance,
    isPressure,
    period: 60 / rate,
    inspiration: isPressure ? given.inspiration : tidalVolume / 1000 / flow,
    compliance: given.compliance / 1000,
    expiratoryResistance: given.expiratoryResistance ?? resistance * narrowing,
    hasHold: !isPressure && String(given.hold) === 'true',
  };
};

/** Refuses a breath that has no time to leave. */
export const ventilatorParameters: z.ZodType<VentilatorParameters> = written
  .transform(completed)
  .superRefine(({ inspiration, period, fault, hasHold }, { addIssue }) => {
    const needed =
      (fault === 'double-trigger' ? 2 * inspiration + 0.4 : inspiration) + (hasHold ? 0.8 : 0);
    if (needed < period - 0.3) return;
    const message = `A breath every ${period.toFixed(1)} s leaves no time to exhale after ${needed.toFixed(1)} s: lower the rate or raise the flow`;
    addIssue({ code: 'custom', path: ['rate'], message });
  });
