import type { SimulationEvent } from '../../domain/simulation/events.ts';
import {
  type AuditWords,
  type EventTypesOf,
  said,
  scoreWords,
  several,
  verdictWord,
} from '../audit/sentences/sentence.ts';

const points = (weight: number): string => `weight ${weight > 0 ? '+' : ''}${weight}`;

const place = ({ scenarioId, point }: { readonly scenarioId: string; readonly point: number }) =>
  `decision ${point + 1} of ${scenarioId}`;

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly simulation: SimulationEvent['type'];
  }
}

/** What the audit says of its events. */
export const simulationAudit: AuditWords<EventTypesOf['simulation']> = {
  sentences: {
    SimulationStarted: ({ exam, scenarios }) =>
      said('started', `a ${exam} simulation`, several(scenarios.length, 'patient')),
    InformationGathered: (told) =>
      said('asked for', 'information', `before ${place(told)}, ${points(told.weight)}`),
    GatheringFinished: (told) =>
      said('ended', 'the gathering of information', `before ${place(told)}`),
    OrderRefused: (told) => said('was refused', 'an order', `at ${place(told)}`),
    DecisionPointAnswered: (told) =>
      said('made', place(told), `${verdictWord(told.correct)}, ${points(told.weight)}`),
    SimulationCompleted: (result) => said('completed', 'a simulation', scoreWords(result)),
    SimulationVoided: () => said('discarded', 'a simulation'),
    DecisionForked: (told) => said('looked at', 'another choice', `at ${place(told)}`),
  },
};
