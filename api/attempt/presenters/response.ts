import { labelsFor } from '../../../domain/attempt/paper-options.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import type { Response } from '../../../domain/contracts/response.ts';
import type { OptionId } from '../../../domain/kernel/ids.ts';

type Shape = NonNullable<Item['response']>;
type Of<Format extends Shape['format']> = Extract<Shape, { format: Format }>;

const inMatrix = (options: readonly OptionId[], { rows, ...matrix }: Of<'matrix'>): Response => ({
  ...matrix,
  rows: rows.map(({ text, cells }) => ({ text, cells: labelsFor(options, cells) })),
});

const blanksOn = (
  options: readonly OptionId[],
  { blanks }: Of<'drop-down'> | Of<'drop-down-table'>,
) => blanks.map(({ name, choices }) => ({ name, choices: labelsFor(options, choices) }));

const inSlots = (options: readonly OptionId[], { format, slots }: Of<'bow-tie'>): Response => ({
  format,
  slots: slots.map(({ choices, ...slot }) => ({ ...slot, choices: labelsFor(options, choices) })),
});

type Segments = Of<'highlight'>['segments'];

const segmentsOn = (options: readonly OptionId[], segments: Segments) =>
  segments.map(({ text, choice }) => {
    const [label] = choice ? labelsFor(options, [choice as OptionId]) : [];
    return label ? { text, choice: label } : { text };
  });

/** How a question is answered, in the letters of its paper: each list in their order, which chance gave. */
export const responseOn = (options: readonly OptionId[], response: Shape): Response => {
  switch (response.format) {
    case 'matrix':
      return inMatrix(options, response);
    case 'drop-down':
    case 'drop-down-table':
      return { ...response, blanks: blanksOn(options, response) };
    case 'bow-tie':
      return inSlots(options, response);
    case 'highlight':
      return { ...response, segments: segmentsOn(options, response.segments) };
    case 'highlight-table':
      return {
        ...response,
        rows: response.rows.map((row) => row.map((cell) => segmentsOn(options, cell))),
      };
    default:
      return response;
  }
};
