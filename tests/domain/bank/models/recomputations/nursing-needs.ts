type Given = Readonly<Record<string, number>>;

const read = (given: Given, name: string): number => {
  const value = given[name];
  if (value === undefined) throw new Error(`The stem gives no ${name}`);
  return value;
};

/** Adds so many equal portions one after the other. */
const portions = (count: number, size: number): number => {
  let sum = 0;
  for (let taken = 0; taken < count; taken += 1) sum += size;
  return sum;
};

const milliliters = (given: Given, ...drinks: readonly string[]): number =>
  drinks.reduce((sum, drink) => sum + portions(read(given, drink), 30), 0);

const heartPoints = (rate: number): number => (rate === 0 ? 0 : rate >= 100 ? 2 : 1);

/** Every numeric key of the client needs once more, by another route than the models take. */
export const nursingNeedsRecomputations: Record<string, (given: Given) => number> = {
  'apgar-score': (given) =>
    ['breath', 'tone', 'reflex', 'color'].reduce(
      (sum, sign) => sum + read(given, sign),
      heartPoints(read(given, 'rate')),
    ),
  'pack-years/steady': (given) => {
    const cigarettes = (read(given, 'to') - read(given, 'from')) * 365 * read(given, 'cigarettes');
    return cigarettes / (20 * 365);
  },
  'pack-years/changed': (given) =>
    (20 * read(given, 'high') * read(given, 'first') + 10 * read(given, 'second')) / 20,
  'oral-intake/meal': (given) => milliliters(given, 'coffee', 'juice') + read(given, 'gelatin'),
  'oral-intake/ice': (given) =>
    milliliters(given, 'tea') + read(given, 'soup') + 0.5 * read(given, 'chips'),
  'oral-intake/limit': (given) =>
    read(given, 'allowed') - (milliliters(given, 'breakfast', 'lunch') + read(given, 'vein')),
  'nutrition-numbers/calories': (given) =>
    portions(read(given, 'fat'), 9) + portions(read(given, 'starch') + read(given, 'protein'), 4),
  'nutrition-numbers/body-mass': (given) =>
    (10_000 * read(given, 'kilograms')) / read(given, 'centimeters') ** 2,
  'nutrition-numbers/weight-loss': (given) =>
    100 - (100 * read(given, 'now')) / read(given, 'before'),
  'nutrition-numbers/protein': (given) => (read(given, 'pounds') * 5 * read(given, 'factor')) / 11,
  'feeding-numbers/volume': (given) =>
    portions(read(given, 'hours'), read(given, 'rate')) +
    portions(read(given, 'times'), read(given, 'flush')),
  'feeding-numbers/energy': (given) =>
    portions(read(given, 'cans'), read(given, 'can') * read(given, 'energy')),
  'feeding-numbers/time-left': (given) => {
    const left = read(given, 'ordered') - read(given, 'ran') * read(given, 'rate');
    return left / read(given, 'rate');
  },
};
