import { z } from 'zod';
import type { Worth } from '../../attempt/worth.ts';
import { itemField } from '../../contracts/item-fields.ts';
import { calendarDay } from '../../kernel/time.ts';
import data from './readings.json' with { type: 'json' };

const reading = z.strictObject({
  on: calendarDay,
  of: z.enum(['model', 'case']),
  /** Whose learners were asked; all when absent. */
  fields: z.array(itemField).optional(),
  names: z.array(z.string()).min(1),
  mean: z.number().min(1).max(5),
});
export type Reading = z.infer<typeof reading>;

/** What cold readers gave, the latest first. */
const readings: readonly Reading[] = z
  .array(reading)
  .parse(data.readings)
  .toSorted((a, b) => (a.on < b.on ? 1 : -1));

/** What a learner would pay for: what was read and stays under it is drawn last. */
const worthServing = 3.5;

/** The bar of what is served: what reaches it comes first of its place. */
const worthPayingFor = 4;

const isNamed = (names: readonly string[], name: string): boolean =>
  names.some((known) => (known.endsWith('-') ? name.startsWith(known) : name === known));

/** What worth is known by: the ids of the model and the case behind an item. */
type Rated = {
  readonly field: string;
  readonly model?: { readonly id: string } | undefined;
  readonly case?: { readonly id: string } | undefined;
};

const originOf = ({ model, case: of }: Rated): Pick<Reading, 'of'> & { readonly name: string } =>
  of ? { of: 'case', name: of.id } : { of: 'model', name: model?.id ?? '' };

/** The mean of the last cold reading of the model or case behind an item; undefined where none was read. */
export const worthOf = (item: Rated, given: readonly Reading[] = readings): number | undefined => {
  const { of, name } = originOf(item);
  return given.find(
    ({ of: kind, fields, names }) =>
      kind === of &&
      (fields === undefined || fields.some((field) => field === item.field)) &&
      isNamed(names, name),
  )?.mean;
};

/** Where nobody has read it an item counts as its kind was read: cases about 4, all others below. */
export const servedAs = (item: Rated): Worth => {
  const mean = worthOf(item) ?? (item.case ? worthPayingFor : worthServing);
  if (mean >= worthPayingFor) return 'good';
  return mean >= worthServing ? 'fair' : 'weak';
};

/** True of what was read and found not worth a learner's time. */
export const isWeak = (item: Rated): boolean => servedAs(item) === 'weak';
