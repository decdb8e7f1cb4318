import type { OptionId } from '../kernel/ids.ts';

const letters: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** The ids of the options of one decision in the order in which one simulation shows them. */
export type OptionOrder = readonly OptionId[];

/** The letter of an option in this simulation. Throws for an option that is not of the decision. */
export const letterOf = (order: OptionOrder, id: OptionId): string => {
  const letter = letters[order.indexOf(id)];
  if (!letter) throw new Error(`Option ${id} is none of ${order.join(', ')}`);
  return letter;
};

/** Of options in the order of a simulation, the one under this letter. */
export const underLetter = <Option>(
  options: readonly Option[],
  letter: string,
): Option | undefined => options[letters.indexOf(letter)];
