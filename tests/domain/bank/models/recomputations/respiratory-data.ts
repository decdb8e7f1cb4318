type Given = Readonly<Record<string, number>>;
type Recomputation = (given: Given) => number;

/** A number of the stem; an unknown name is an error of the item. */
const of = (given: Given, name: string): number => {
  const value = given[name];
  if (value === undefined) throw new Error(`The stem gives no ${name}`);
  return value;
};

const alveolarArterial: Recomputation = (g) => {
  const dry = of(g, 'pb') - 47;
  return of(g, 'fio2') * dry - of(g, 'paco2') / 0.8 - of(g, 'pao2');
};

const oxygenRatio: Recomputation = (g) => of(g, 'pao2') / of(g, 'fio2');

const oxygenationIndex: Recomputation = (g) =>
  (100 * of(g, 'fio2') * of(g, 'mean')) / of(g, 'pao2');

const wastedFraction = (g: Given): number => 1 - of(g, 'mixed') / of(g, 'paco2');

const meanPressure: Recomputation = (g) => {
  const diastolic = of(g, 'diastolic');
  return diastolic + (of(g, 'systolic') - diastolic) / 3;
};

const secondsOfFlow = (litersPerMinute: number): number => litersPerMinute / 60;

const partsOfAir = (percent: number): number => (100 - percent) / (percent - 21);

/** Keys of numeric items of patient data and equipment once more, from the formulas. */
export const respiratoryDataRecomputations: Record<string, Recomputation> = {
  'd-calc-aa/room-air': alveolarArterial,
  'd-calc-aa/on-oxygen': alveolarArterial,
  'd-calc-pf/trauma': oxygenRatio,
  'd-calc-pf/mask': oxygenRatio,
  'd-calc-oi/newborn': oxygenationIndex,
  'd-calc-oi/child': oxygenationIndex,
  'd-calc-vdvt/fraction': wastedFraction,
  'd-calc-vdvt/volume': (g) => wastedFraction(g) * of(g, 'volume'),
  'd-calc-content/arterial': (g) => {
    const bound = (of(g, 'sat') * of(g, 'hb') * 1.34) / 100;
    return bound + of(g, 'po2') * 0.003;
  },
  'd-calc-content/difference': (g) => {
    const capacity = of(g, 'hb') * 1.34;
    return (capacity * of(g, 'sat')) / 100 - (capacity * of(g, 'venous')) / 100;
  },
  'd-calc-fick/output': (g) => of(g, 'uptake') / (10 * of(g, 'arterial') - 10 * of(g, 'venous')),
  'd-calc-fick/index': (g) => of(g, 'uptake') / of(g, 'area') / (10 * of(g, 'gap')),
  'd-calc-svr/systemic': (g) => (80 * (of(g, 'mean') - of(g, 'cvp'))) / of(g, 'output'),
  'd-calc-svr/pulmonary': (g) => (80 * (of(g, 'mean') - of(g, 'wedge'))) / of(g, 'output'),
  'd-calc-map/systemic': meanPressure,
  'd-calc-map/pulmonary': meanPressure,
  'd-calc-gap/acidosis': (g) => of(g, 'sodium') - of(g, 'chloride') - of(g, 'bicarbonate'),
  'd-calc-static/set-peep': (g) => of(g, 'volume') / (of(g, 'plateau') - of(g, 'peep')),
  'd-calc-static/total-peep': (g) => of(g, 'volume') / (of(g, 'plateau') - of(g, 'total')),
  'd-calc-dynamic/asthma': (g) => of(g, 'volume') / (of(g, 'peak') - of(g, 'peep')),
  'd-calc-raw/constant': (g) => (of(g, 'peak') - of(g, 'plateau')) / secondsOfFlow(of(g, 'flow')),
  'd-calc-raw/treated': (g) => {
    const perSecond = secondsOfFlow(of(g, 'flow'));
    return of(g, 'peakBefore') / perSecond - of(g, 'peakAfter') / perSecond;
  },
  'd-calc-alveolar/measured': (g) => {
    const milliliters = of(g, 'rate') * of(g, 'volume') - of(g, 'rate') * of(g, 'dead');
    return milliliters / 1000;
  },
  'd-calc-alveolar/weight': (g) => (of(g, 'rate') * (of(g, 'volume') - of(g, 'pounds'))) / 1000,
  'd-calc-weight/man': (g) => 2.3 * of(g, 'inches') - 88,
  'd-calc-weight/woman': (g) => of(g, 'volume') * (2.3 * of(g, 'inches') - 92.5),
  'd-calc-tubing/adult': (g) => of(g, 'set') - of(g, 'factor') * (of(g, 'peak') - of(g, 'peep')),
  'd-calc-cycle/expiration': (g) => {
    const inspiration = of(g, 'volume') / (1000 * secondsOfFlow(of(g, 'flow')));
    return 60 / of(g, 'rate') - inspiration;
  },
  'd-calc-cycle/percent': (g) => 60 / of(g, 'rate') / of(g, 'inspiratory') - 1,
  'd-calc-fev/ratio': (g) => (of(g, 'fev1') / of(g, 'fvc')) * 100,
  'd-calc-fev/response': (g) => (of(g, 'after') / of(g, 'before') - 1) * 100,
  'd-calc-volumes/residual': (g) => of(g, 'vc') + (of(g, 'frc') - of(g, 'erv')),
  'd-calc-volumes/share': (g) => 100 - (100 * of(g, 'vc')) / of(g, 'tlc'),
  'd-calc-pack-years/periods': (g) =>
    (of(g, 'first') / 20) * of(g, 'firstYears') + (of(g, 'second') / 20) * of(g, 'secondYears'),
  'd-calc-sleep/index': (g) =>
    of(g, 'apneas') / of(g, 'hours') + of(g, 'hypopneas') / of(g, 'hours'),
  'd-calc-sleep/walk': (g) => 2 * 30 * of(g, 'laps') + of(g, 'rest'),
  'q-calc-cylinder/e-minutes': (g) => {
    const liters = 0.28 * of(g, 'pressure') - 0.28 * of(g, 'reserve');
    return liters / of(g, 'flow');
  },
  'q-calc-cylinder/h-hours': (g) => (3.14 * of(g, 'pressure')) / (60 * of(g, 'flow')),
  'q-calc-liquid/portable': (g) => (344 * of(g, 'pounds')) / (60 * of(g, 'flow')),
  'q-calc-entrain/total': (g) => of(g, 'flow') + of(g, 'flow') * partsOfAir(of(g, 'percent')),
  'q-calc-entrain/oxygen': (g) => of(g, 'total') / (1 + partsOfAir(of(g, 'percent'))),
  'q-calc-blend/flowmeters': (g) => {
    const oxygen = 100 * of(g, 'oxygen') + 21 * of(g, 'air');
    return oxygen / (of(g, 'oxygen') + of(g, 'air'));
  },
  'q-calc-humidity/deficit': (g) => 44 - (of(g, 'relative') * of(g, 'capacity')) / 100,
  'q-calc-humidity/body': (g) => (of(g, 'content') / 44) * 100,
  'q-calc-control/syringe': (g) => Math.abs((of(g, 'reading') / 3 - 1) * 100),
  'q-calc-control/limit': (g) => {
    const [low, high] = [of(g, 'mean') - 2 * of(g, 'sd'), of(g, 'mean') + 2 * of(g, 'sd')];
    return high - low;
  },
};
