import { drawnScenarioOf } from '../../../../domain/bank/scenarios/drawn-scenario.ts';
import { letteredPoint } from '../../../../domain/bank/scenarios/lettered-point.ts';
import type { BankScenario } from '../../../../domain/bank/scenarios/scenario-events.ts';
import type { SimulationScenario } from '../../../../domain/contracts/simulation.ts';
import type { RandomSource } from '../../../../domain/kernel/random.ts';
import { shownScenario } from '../../../../domain/simulation/shown-scenario.ts';

/** A scenario under the letters of one simulation, as the specification shapes it. */
export const shownAs = (bank: BankScenario, chance: RandomSource): SimulationScenario => {
  const { points } = shownScenario(drawnScenarioOf(bank, { revision: 1, firstSeen: true, chance }));
  return {
    ...bank.scenario,
    decisionPoints: bank.scenario.decisionPoints.map((point, index) =>
      letteredPoint(point, points[index] ?? []),
    ),
  };
};
