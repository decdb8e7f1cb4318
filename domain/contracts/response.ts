import { z } from 'zod';
import { optionLabel } from './option-label.ts';

type RefSchema = z.ZodString | z.core.$ZodBranded<z.ZodString, string>;

const segmentOf = <Ref extends RefSchema>(ref: Ref) =>
  z.object({ text: z.string(), choice: ref.optional() });

const blanksOf = <Ref extends RefSchema>(ref: Ref) =>
  z.array(z.object({ name: z.string(), choices: z.array(ref) }));

/**
 * How a question is answered where it is more than a list of options. The options are cells, places of a
 * sentence or stretches of a text then; `ref` names one of them, and nothing here tells which is right.
 */
export const responseOf = <Ref extends RefSchema>(ref: Ref) =>
  z.discriminatedUnion('format', [
    /** A number is entered; the unit is not typed. */
    z.object({ format: z.literal('numeric'), unit: z.string(), record: z.string() }),
    /** All options are put in order. */
    z.object({ format: z.literal('ordered') }),
    z.object({ format: z.literal('select-n'), choose: z.int() }),
    z.object({
      format: z.literal('matrix'),
      /** Any number of columns per row, or one. */
      several: z.boolean(),
      columns: z.array(z.string()),
      /** A cell for each column. */
      rows: z.array(z.object({ text: z.string(), cells: z.array(ref) })),
    }),
    z.object({
      format: z.literal('drop-down'),
      /** With {1} where the first list stands. */
      sentence: z.string(),
      blanks: blanksOf(ref),
    }),
    z.object({
      format: z.literal('drop-down-table'),
      columns: z.array(z.string()),
      /** A cell for each column, with {1} where the first list stands. */
      rows: z.array(z.array(z.string())),
      blanks: blanksOf(ref),
    }),
    z.object({
      format: z.literal('bow-tie'),
      slots: z.array(z.object({ title: z.string(), choose: z.int(), choices: z.array(ref) })),
    }),
    z.object({
      format: z.literal('highlight'),
      /** The passage in its order; what has no choice cannot be marked. */
      segments: z.array(segmentOf(ref)),
    }),
    z.object({
      format: z.literal('highlight-table'),
      columns: z.array(z.string()),
      /** Each row a cell for each column, each cell in its order. */
      rows: z.array(z.array(z.array(segmentOf(ref)))),
    }),
  ]);

/** As a question of a paper tells it, by the letters of that paper. */
export const response = responseOf(optionLabel);
export type Response = z.infer<typeof response>;
