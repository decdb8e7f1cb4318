import { z } from 'zod';
import { optionLabel } from './option-label.ts';

type RefSchema = z.ZodString | z.core.$ZodBranded<z.ZodString, string>;

/** Pieces of the formats, by what names an option in them. */
export const piecesOf = <Ref extends RefSchema>(ref: Ref) => ({
  ref,
  /** A list of a sentence or of a table, by its name in it. */
  blank: z.object({ name: z.string(), choices: z.array(ref) }),
  /** A stretch of a passage; what has no choice cannot be marked. */
  segment: z.object({ text: z.string(), choice: ref.optional() }),
});

type Pieces<Ref extends RefSchema> = ReturnType<typeof piecesOf<Ref>>;

/** A number is entered; the unit is not typed. */
export const numericResponse = z.object({
  format: z.literal('numeric'),
  unit: z.string(),
  record: z.string(),
});

/** All options are put in order. */
export const orderedResponse = z.object({ format: z.literal('ordered') });

/** That many options are chosen. */
export const selectResponse = z.object({ format: z.literal('select-n'), choose: z.int() });

/**
 * How a question is answered where it is more than a list of options. The options are cells, places of a
 * sentence or stretches of a text then; `ref` names one of them, and nothing here tells which is right.
 */
export const responseOf = <Ref extends RefSchema>({ ref, blank, segment }: Pieces<Ref>) =>
  z.discriminatedUnion('format', [
    numericResponse,
    orderedResponse,
    selectResponse,
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
      blanks: z.array(blank),
    }),
    z.object({
      format: z.literal('drop-down-table'),
      columns: z.array(z.string()),
      /** A cell for each column, with {1} where the first list stands. */
      rows: z.array(z.array(z.string())),
      blanks: z.array(blank),
    }),
    z.object({
      format: z.literal('bow-tie'),
      slots: z.array(z.object({ title: z.string(), choose: z.int(), choices: z.array(ref) })),
    }),
    z.object({
      format: z.literal('highlight'),
      /** The passage in its order. */
      segments: z.array(segment),
    }),
    z.object({
      format: z.literal('highlight-table'),
      columns: z.array(z.string()),
      /** Each row a cell for each column, each cell in its order. */
      rows: z.array(z.array(z.array(segment))),
    }),
  ]);

const pieces = piecesOf(optionLabel);
export const { blank: labelledBlank, segment: labelledSegment } = pieces;

/** As a question of a paper tells it, by the letters of that paper. */
export const labelledResponse = responseOf(pieces);
export type Response = z.infer<typeof labelledResponse>;
