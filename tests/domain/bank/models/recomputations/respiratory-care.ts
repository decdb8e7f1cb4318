type Given = Readonly<Record<string, number>>;

const of = (given: Given, name: string): number => given[name] ?? Number.NaN;

const steps = [5, 8, 10, 12, 15] as const;

const stepOfGreatest = (worthOf: (step: number) => number): number =>
  steps.reduce<number>((best, step) => (worthOf(step) > worthOf(best) ? step : best), steps[0]);

/** The keys of the numeric models of respiratory care, worked out once more from the formulas. */
export const respiratoryCareRecomputations: Record<string, (given: Given) => number> = {
  'c-n-peep/compliance': (given) =>
    stepOfGreatest((step) => of(given, 'volume') / (of(given, `plateau${step}`) - step)),
  'c-n-peep/delivery': (given) =>
    stepOfGreatest((step) => of(given, `saturation${step}`) * of(given, `output${step}`)),
};
