type Given = Readonly<Record<string, number>>;

const sum = (...values: readonly (number | undefined)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? Number.NaN), 0);

const product = (...values: readonly (number | undefined)[]): number =>
  values.reduce<number>((total, value) => total * (value ?? Number.NaN), 1);

/** Mean of a pressure curve: diastole lasts twice as long as systole. */
const meanOf = ({ systolic, diastolic }: Given): number => sum(systolic, diastolic, diastolic) / 3;

/** Every numeric key of physiology once more, from the numbers of its stem. */
export const physiologyRecomputations: Record<string, (given: Given) => number> = {
  'pressure-values/mean': meanOf,
  'pressure-values/brain': (given) => meanOf(given) - sum(given['skull']),
  'chemistry-values/gap': ({ sodium, chloride, bicarbonate }) =>
    sum(sodium) - sum(chloride, bicarbonate),
  'chemistry-values/winters': ({ bicarbonate }) => (3 * sum(bicarbonate) + 16) / 2,
  'chemistry-values/calcium': ({ calcium, albumin }) => sum(calcium, 3.2, product(-0.8, albumin)),
  'chemistry-values/sodium': ({ sodium, glucose }) => sum(sodium, product(0.016, glucose), -1.6),
  'chemistry-values/osmolality': ({ sodium, glucose, urea }) =>
    sum(sodium, sodium, sum(glucose) / 18, sum(urea) / 2.8),
};
