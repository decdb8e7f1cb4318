type Given = Readonly<Record<string, number>>;

const of = (given: Given, name: string): number => given[name] ?? Number.NaN;

const heightInInches = (given: Given): number => of(given, 'height') / 2.54;

const steps = [5, 8, 10, 12, 15] as const;

const stepOfGreatest = (worthOf: (step: number) => number): number =>
  steps.reduce<number>((best, step) => (worthOf(step) > worthOf(best) ? step : best), steps[0]);

/** The keys of the numeric models of respiratory care, worked out once more from the formulas. */
export const respiratoryCareRecomputations: Record<string, (given: Given) => number> = {
  'c-n-paco2/rate': (given) => of(given, 'rate') / (of(given, 'wanted') / of(given, 'paco2')),
  'c-n-paco2/minute-volume': (given) =>
    of(given, 'minute') / (of(given, 'wanted') / of(given, 'paco2')),
  'c-n-paco2/volume': (given) => of(given, 'volume') / (of(given, 'wanted') / of(given, 'paco2')),
  'c-n-volume/man': (given) =>
    of(given, 'perKilogram') * (50 + 0.91 * 2.54 * (heightInInches(given) - 60)),
  'c-n-volume/woman': (given) =>
    of(given, 'perKilogram') * (45.5 + 0.91 * 2.54 * (heightInInches(given) - 60)),
  'c-n-rsbi/volume': (given) => (1000 * of(given, 'rate')) / of(given, 'volume'),
  'c-n-rsbi/minute': (given) => of(given, 'rate') ** 2 / of(given, 'minute'),
  'c-n-cuff-leak/share': (given) => 100 - (100 * of(given, 'exhaled')) / of(given, 'inhaled'),
  'c-n-cycle/inspiratory-time': (given) => (0.06 * of(given, 'volume')) / of(given, 'flow'),
  'c-n-cycle/expiratory-share': (given) => 60 / of(given, 'rate') / of(given, 'inspiration') - 1,
  'c-n-cycle/flow-for-time': (given) => (0.06 * of(given, 'volume')) / of(given, 'time'),
  'c-n-support/resistance': (given) =>
    (of(given, 'ownFlow') / of(given, 'setFlow')) * (of(given, 'peak') - of(given, 'plateau')),
  'c-n-fio2/raise-oxygen': (given) => of(given, 'wanted') / (of(given, 'pao2') / of(given, 'fio2')),
  'c-n-fio2/lower': (given) => of(given, 'wanted') / (of(given, 'pao2') / of(given, 'fio2')),
  'c-n-entrain/total-flow': (given) => of(given, 'flow') + of(given, 'flow') * of(given, 'air'),
  'c-n-entrain/oxygen': (given) => of(given, 'total') / (1 + of(given, 'air')),
  'c-n-liquid/hours': (given) => (of(given, 'pounds') * 344) / (60 * of(given, 'flow')),
  'c-n-liquid/pounds': (given) => (60 * of(given, 'flow') * of(given, 'hours')) / 344,
  'c-n-heliox/heliox-80': (given) => 1.8 * of(given, 'flow'),
  'c-n-heliox/heliox-70': (given) => 1.6 * of(given, 'flow'),
  'c-n-peep/compliance': (given) =>
    stepOfGreatest((step) => of(given, 'volume') / (of(given, `plateau${step}`) - step)),
  'c-n-peep/delivery': (given) =>
    stepOfGreatest((step) => of(given, `saturation${step}`) * of(given, `output${step}`)),
  'c-n-child-tube/cuffed-size': (given) => 3.5 + 0.25 * of(given, 'age'),
  'c-n-child-tube/uncuffed-by-age': (given) => (16 + of(given, 'age')) / 4,
  'c-n-child-tube/depth': (given) => 12 + 0.5 * of(given, 'age'),
  'c-n-catheter/size-limit': (given) => 1.5 * of(given, 'tube'),
  'c-n-training/karvonen': (given) =>
    of(given, 'rest') + 0.01 * of(given, 'percent') * (220 - of(given, 'age') - of(given, 'rest')),
};
