import type { BankPoint } from '../bank/scenarios/scenario-events.ts';
import type { SimulationScenario } from '../contracts/simulation.ts';
import type { OptionId } from '../kernel/ids.ts';

const letters: readonly string[] = ['A', 'B', 'C', 'D'];

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

const byLetter = <Told>(order: OptionOrder, told: Readonly<Record<OptionId, Told>>) => {
  const lettered: Record<string, Told> = {};
  for (const id of order) {
    const own = told[id];
    if (own !== undefined) lettered[letterOf(order, id)] = own;
  }
  return lettered;
};

/** A decision as one simulation shows it: its options in their order there, each named by its letter. */
export const letteredPoint = (
  { options, correctOptionId, consequences, feedback, ...point }: BankPoint,
  order: OptionOrder,
): SimulationScenario['decisionPoints'][number] => ({
  ...point,
  options: options
    .map((option) => ({ ...option, id: letterOf(order, option.id) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  correctOptionId: letterOf(order, correctOptionId),
  consequences: {
    correct: consequences.correct,
    incorrect: byLetter(order, consequences.incorrect),
  },
  feedback: { correct: feedback.correct, incorrect: byLetter(order, feedback.incorrect) },
});
