type Given = Readonly<Record<string, number>>;

const of = (given: Given, name: string): number => {
  const value = given[name];
  if (value === undefined) throw new Error(`The item does not give ${name}`);
  return value;
};

const sensitivity = (g: Given) => (of(g, 'tp') * 100) / (of(g, 'tp') + of(g, 'fn'));
const specificity = (g: Given) => (of(g, 'tn') * 100) / (of(g, 'tn') + of(g, 'fp'));
const positive = (g: Given) => (of(g, 'tp') * 100) / (of(g, 'tp') + of(g, 'fp'));
const negative = (g: Given) => (of(g, 'tn') * 100) / (of(g, 'tn') + of(g, 'fn'));

/** The results once more, from the formulas of epidemiology. */
export const professionalPracticeRecomputations: Record<string, (given: Given) => number> = {
  'bs-sensitivity/stool-antigen': sensitivity,
  'bs-sensitivity/ankle-rule': sensitivity,
  'bs-sensitivity/troponin-triage': specificity,
  'bs-sensitivity/depression-form': specificity,
  'bs-predictive/celiac-serology': positive,
  'bs-predictive/strep-swab': positive,
  'bs-predictive/dimer-leg': negative,
  'bs-predictive/newborn-hearing': negative,
  'bs-likelihood': (g) => of(g, 'sens') / 100 / (1 - of(g, 'spec') / 100),
};
