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

const inBlanks = (
  options: readonly OptionId[],
  { blanks, ...text }: Of<'drop-down'>,
): Response => ({
  ...text,
  blanks: blanks.map(({ name, choices }) => ({ name, choices: labelsFor(options, choices) })),
});

const inSlots = (options: readonly OptionId[], { format, slots }: Of<'bow-tie'>): Response => ({
  format,
  slots: slots.map(({ choices, ...slot }) => ({ ...slot, choices: labelsFor(options, choices) })),
});

const inPassage = (
  options: readonly OptionId[],
  { format, segments }: Of<'highlight'>,
): Response => ({
  format,
  segments: segments.map(({ text, choice }) => {
    const [label] = choice ? labelsFor(options, [choice as OptionId]) : [];
    return label ? { text, choice: label } : { text };
  }),
});

/** How a question is answered, in the letters of its paper: each list in their order, which chance gave. */
export const responseOn = (options: readonly OptionId[], response: Shape): Response => {
  switch (response.format) {
    case 'matrix':
      return inMatrix(options, response);
    case 'drop-down':
      return inBlanks(options, response);
    case 'bow-tie':
      return inSlots(options, response);
    case 'highlight':
      return inPassage(options, response);
    default:
      return response;
  }
};
