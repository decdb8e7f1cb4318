import { z } from 'zod';
import { type Worth, worths } from '../../attempt/worth.ts';
import { itemField } from '../../contracts/item-fields.ts';
import { calendarDay } from '../../kernel/time.ts';
import data from './readings.json' with { type: 'json' };

const reading = z.strictObject({
  on: calendarDay,
  of: z.enum(['model', 'case', 'item']),
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

/** The bar of what is served is a 4; what is read under 3.5 is drawn last. */
const least: Readonly<Record<Worth, number>> = {
  best: 4.5,
  fine: 4.25,
  good: 4,
  fair: 3.5,
  weak: 1,
};

/** What worth is known by: an item's own id, and those of the model and the case behind it. */
type Rated = {
  readonly id?: string;
  readonly field: string;
  readonly model?: { readonly id: string } | undefined;
  /** A number says that it is asked as a part of its case study. */
  readonly case?: { readonly id: string; readonly number?: number | undefined } | undefined;
};

type Find = (of: Reading['of'], name: string, field: string) => Reading | undefined;

/** Finds the latest reading of a name; the latest are given first. */
export const finderOf = (given: readonly Reading[]): Find => {
  const named = given.flatMap((reading) => reading.names.map((name) => ({ name, reading })));
  const byName = Map.groupBy(named, ({ name, reading }) => `${reading.of}:${name}`);
  return (of, name, field) =>
    byName
      .get(`${of}:${name}`)
      ?.find(({ reading: { fields } }) => fields?.some((own) => own === field) ?? true)?.reading;
};

const findReading = finderOf(readings);

/**
 * The mean of the last cold reading: of the item itself, else of the case or model behind it; undefined where
 * none was read. A case study is asked as a whole, and each of its items is worth what the whole is.
 */
export const worthOf = (
  { id, field, model, case: ofCase }: Rated,
  find: Find = findReading,
): number | undefined => {
  const isAlone = id !== undefined && ofCase?.number === undefined;
  const own = isAlone ? find('item', id, field) : undefined;
  if (own) return own.mean;
  return ofCase
    ? find('case', ofCase.id, field)?.mean
    : find('model', model?.id ?? '', field)?.mean;
};

/** Where nobody has read it an item counts as its kind was read: cases about 4, all others below. */
export const servedAs = (item: Rated, find: Find = findReading): Worth => {
  const mean = worthOf(item, find) ?? least[item.case ? 'good' : 'fair'];
  return worths.find((worth) => mean >= least[worth]) ?? 'weak';
};

/** True of what was read and found not worth a learner's time. */
export const isWeak = (item: Rated): boolean => servedAs(item) === 'weak';
