import type { AttemptRefusal } from '../../domain/attempt/commands.ts';
import type { SimulationRefusal } from '../../domain/simulation/simulation-state.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

type Coded<Code> = Code extends string ? { readonly code: Code } : never;

/** What is refused of a simulation and of no other attempt. */
type OfSimulations = Coded<Exclude<SimulationRefusal['code'], AttemptRefusal['code']>>;

/** What the routes of simulations refuse beside what their decider does. */
type OfRoutes = { readonly code: 'PatientsUnderWay' | 'PatientUnderWay' };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly simulation: OfSimulations | OfRoutes;
  }
}

/** What is told of them. */
export const simulationAnswers: RefusalAnswers<RefusalsOf['simulation']> = {
  // Of a page from before an upgrade too: it loads the simulation anew and goes on.
  DecisionNotHere: say(409, 'Decision not found here. Reload the page.', 'scenarioId'),
  DecisionOutOfOrder: say(409, 'Decisions are made in order. An earlier one is still open.'),
  DecisionAlreadyMade: say(409, 'You already made this decision. Choices are final.'),
  GatheringNotHere: say(409, 'This decision has no information gathering.', 'point'),
  GatheringOpen: say(409, 'End the information gathering before you decide.'),
  GatheringOver: say(409, 'You ended this information gathering. Choices are final.'),
  OptionNotOffered: say(400, 'This decision does not have that option.', 'optionId'),
  TimeIsNotUp: say(409, 'There is time left on this exam.'),
  PatientsUnderWay: say(
    409,
    'Finish or discard the clinical simulation you have open first. It uses the same patients.',
  ),
  PatientUnderWay: say(
    409,
    'This patient is in a simulation you have open. Come back once you finish it.',
    'scenarioId',
  ),
  SimulationNotOver: say(409, 'You can explore other choices once the simulation is finished.'),
};
