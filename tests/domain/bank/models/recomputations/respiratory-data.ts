type Given = Readonly<Record<string, number>>;
type Recomputation = (given: Given) => number;

/** A number of the stem; an unknown name is an error of the item. */
const of = (given: Given, name: string): number => {
  const value = given[name];
  if (value === undefined) throw new Error(`The stem gives no ${name}`);
  return value;
};

/** Keys of numeric items of patient data and equipment once more, from the formulas. */
export const respiratoryDataRecomputations: Record<string, Recomputation> = {
  'd-calc-fick/output': (g) => of(g, 'uptake') / (10 * of(g, 'arterial') - 10 * of(g, 'venous')),
  'd-calc-fick/index': (g) => of(g, 'uptake') / of(g, 'area') / (10 * of(g, 'gap')),
  'd-calc-svr/systemic': (g) => (80 * (of(g, 'mean') - of(g, 'cvp'))) / of(g, 'output'),
  'd-calc-svr/pulmonary': (g) => (80 * (of(g, 'mean') - of(g, 'wedge'))) / of(g, 'output'),
  'd-calc-dynamic/asthma': (g) => of(g, 'volume') / (of(g, 'peak') - of(g, 'peep')),
};
