import { z } from 'zod';
import { type ItemField, itemField } from '../../contracts/item-fields.ts';
import { calendarDay } from '../../kernel/time.ts';
import type { Item } from '../item/item.ts';
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
export const readings: readonly Reading[] = z
  .array(reading)
  .parse(data.readings)
  .toSorted((a, b) => (a.on < b.on ? 1 : -1));

const isNamed = (names: readonly string[], name: string): boolean =>
  names.some((known) => (known.endsWith('-') ? name.startsWith(known) : name === known));

type Rated = Pick<Item, 'model' | 'case'> & { readonly field: ItemField };

const originOf = ({ model, case: of }: Rated): Pick<Reading, 'of'> & { readonly name: string } =>
  of ? { of: 'case', name: of.id } : { of: 'model', name: model?.id ?? '' };

/** The mean of the last cold reading of the model or case behind an item; undefined where none was read. */
export const worthOf = (item: Rated, given: readonly Reading[] = readings): number | undefined => {
  const { of, name } = originOf(item);
  return given.find(
    ({ of: kind, fields, names }) =>
      kind === of && (fields === undefined || fields.includes(item.field)) && isNamed(names, name),
  )?.mean;
};
