import { bankScenarioOf } from '../../../../domain/bank/scenarios/bank-scenario.ts';
import { drawnScenarioOf } from '../../../../domain/bank/scenarios/drawn-scenario.ts';
import { letteredPoint } from '../../../../domain/bank/scenarios/lettered-point.ts';
import type { WrittenScenario } from '../../../../domain/bank/scenarios/scenario.ts';
import type { SimulationScenario } from '../../../../domain/contracts/simulation.ts';
import type { RandomSource } from '../../../../domain/kernel/random.ts';
import { shownScenario } from '../../../../domain/simulation/shown-scenario.ts';

/** A scenario under the letters of one simulation, as the specification shapes it. */
export const shownAs = (written: WrittenScenario, chance: RandomSource): SimulationScenario => {
  const bank = bankScenarioOf(written);
  const { points } = shownScenario(drawnScenarioOf(bank, { revision: 1, firstSeen: true, chance }));
  return {
    ...bank.scenario,
    decisionPoints: bank.scenario.decisionPoints.map((point, index) =>
      letteredPoint(point, points[index] ?? []),
    ),
  };
};
