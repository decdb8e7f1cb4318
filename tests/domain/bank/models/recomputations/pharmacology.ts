type Given = Readonly<Record<string, number>>;

const read = (given: Given, name: string): number => {
  const value = given[name];
  if (value === undefined) throw new Error(`The stem gives no ${name}`);
  return value;
};

const of =
  (...names: readonly string[]) =>
  (given: Given): readonly number[] =>
    names.map((name) => read(given, name));

const product = (values: readonly number[]): number =>
  values.reduce((result, value) => result * value, 1);

/** Counts steps of a size until the amount is reached, and the part of a step that is left. */
const stepsUpTo = (amount: number, size: number): number => {
  let steps = 0;
  let rest = amount;
  while (rest >= size) {
    rest -= size;
    steps += 1;
  }
  return steps + rest / size;
};

const kilogramsOf = (pounds: number): number => (pounds * 5) / 11;

/** Every numeric key of pharmacology once more, by another route than the models take. */
export const pharmacologyRecomputations: Record<string, (given: Given) => number> = {
  'dose-tablets': (given) => stepsUpTo(read(given, 'ordered'), read(given, 'strength')),
  'dose-liquid': (given) => {
    const perMilliliter = read(given, 'amount') / read(given, 'volume');
    return read(given, 'ordered') / perMilliliter;
  },
  'dose-child': (given) => {
    const perMilliliter = read(given, 'amount') / read(given, 'volume');
    const day = kilogramsOf(read(given, 'pounds')) * read(given, 'perKilogram');
    return day / perMilliliter / read(given, 'times');
  },
  'drip-pump': (given) => read(given, 'volume') / (read(given, 'minutes') / 60),
  'drip-gravity': (given) => {
    const drops = product(of('volume', 'factor')(given));
    return drops / read(given, 'minutes');
  },
  'drip-weight': (given) => {
    const microgramsAnHour = product(of('rate', 'kilograms')(given)) * 60;
    const microgramsInMilliliter = (read(given, 'milligrams') * 1000) / read(given, 'volume');
    return microgramsAnHour / microgramsInMilliliter;
  },
  'dose-heparin': (given) => {
    const unitsInMilliliter = read(given, 'units') / read(given, 'volume');
    return product(of('rate', 'kilograms')(given)) / unitsInMilliliter;
  },
  'dose-insulin': (given) =>
    stepsUpTo(read(given, 'grams'), read(given, 'gramsPerUnit')) +
    stepsUpTo(read(given, 'glucose') - read(given, 'target'), read(given, 'fallPerUnit')),
  'drip-time': (given) => stepsUpTo(read(given, 'volume'), read(given, 'rate')),
  'dose-powder': (given) => {
    const perMilliliter = read(given, 'vial') / read(given, 'final');
    return read(given, 'ordered') / perMilliliter;
  },
  'dose-nebulized': (given) => {
    const gramsInMilliliter = read(given, 'percent') / 100;
    return read(given, 'milligrams') / 1000 / gramsInMilliliter;
  },
};
