import { z } from 'zod';
import { lines } from '../kernel/text.ts';
import { itemField } from './item-fields.ts';

/** As many options, rows or choices as one item of a file may have: what a paper has letters for. */
export const mostChoices = 52;

const needed = (max: number) => lines({ min: [1, 'Leave no text empty'], max });
const free = (max: number) => lines({ max });

const optionText = needed(1_000);
const why = free(3_000);
const name = free(200).nullable();

/** What an item asks of who answers it. */
export const itemLevel = z.enum(['recall', 'application', 'analysis']);

export const exchangedOption = z.strictObject({ text: optionText, why, right: z.boolean() });
export type ExchangedOption = z.infer<typeof exchangedOption>;

const options = z
  .array(exchangedOption)
  .min(2, 'Give at least two options')
  .max(mostChoices, `Give at most ${mostChoices} options`);

const about = {
  /** As its producer calls it; not an id of the bank. */
  id: free(128).nullable(),
  field: itemField.nullable(),
  exam: name,
  area: name,
  topic: name,
  level: itemLevel.nullable(),
  stem: needed(20_000),
  explanation: free(8_000),
  source: free(1_000),
};

/** An item without the format of any file: what is asked, what is right, and why. */
export const exchangedItem = z.discriminatedUnion('format', [
  z.strictObject({
    ...about,
    format: z.literal('single'),
    options: options.refine(
      (all) => all.filter(({ right }) => right).length === 1,
      'Mark exactly one option as right',
    ),
    /** The options have an order of their own, which is kept. */
    fixed: z.boolean(),
  }),
  z.strictObject({
    ...about,
    format: z.literal('multiple'),
    options: options.refine((all) => all.some(({ right }) => right), 'Mark what is right'),
    fixed: z.boolean(),
    /** How many are to be chosen, where the question says so. */
    choose: z.int().min(1).max(mostChoices).nullable(),
  }),
  z.strictObject({
    ...about,
    format: z.literal('ordered'),
    /** In the order that is right. */
    options: z
      .array(z.strictObject({ text: optionText, why }))
      .min(2, 'Give at least two things to put in order')
      .max(mostChoices),
  }),
  z.strictObject({
    ...about,
    format: z.literal('numeric'),
    answer: z.strictObject({
      value: z.number(),
      /** How far off counts as right. */
      tolerance: z.number().min(0),
      unit: free(60),
      /** How it is to be rounded, in words. */
      record: free(200),
      why,
    }),
  }),
  z
    .strictObject({
      ...about,
      format: z.literal('matrix'),
      /** Any number of columns per row, or one. */
      several: z.boolean(),
      columns: z.array(optionText).min(2, 'Give at least two columns').max(12),
      rows: z
        .array(z.strictObject({ text: optionText, right: z.array(z.int().min(0).max(11)), why }))
        .min(1, 'Give at least one row')
        .max(mostChoices),
    })
    .refine(
      ({ several, columns, rows }) =>
        rows.every(
          ({ right }) =>
            (several || right.length === 1) && right.every((column) => column < columns.length),
        ),
      { path: ['rows'], error: 'Give each row the one column that is right, or allow several' },
    ),
  z.strictObject({
    ...about,
    format: z.literal('cloze'),
    /** With {1} where the first list stands. */
    sentence: needed(4_000),
    blanks: z.array(z.strictObject({ options })).min(1, 'Give at least one list').max(12),
  }),
]);
export type ExchangedItem = z.infer<typeof exchangedItem>;
export type ExchangedFormat = ExchangedItem['format'];
export type ExchangedOf<Format extends ExchangedFormat> = Extract<
  ExchangedItem,
  { readonly format: Format }
>;

/** What became of a part of an item on its way. */
export const mappingNote = z.strictObject({
  what: z.enum(['changed', 'lost']),
  part: z.string(),
  says: z.string(),
});
export type MappingNote = z.infer<typeof mappingNote>;
