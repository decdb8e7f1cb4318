import type { SimulationScenario } from '../../contracts/simulation.ts';
import type { OptionId } from '../../kernel/ids.ts';
import { letterOf, type OptionOrder } from '../../simulation/option-order.ts';
import type { BankPoint } from './scenario-events.ts';

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
