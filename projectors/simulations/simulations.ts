import { endMs } from '../../domain/attempt/exam-clock.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { ClinicalStatus, VitalSigns } from '../../domain/contracts/patient.ts';
import type { AccountId, AttemptId, OptionId, ScenarioId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import type { Gathered, RefusedOrder, SimulationResult } from '../../domain/simulation/events.ts';
import { type ShownScenario, shownScenario } from '../../domain/simulation/shown-scenario.ts';
import { type Handled, projection } from '../projection.ts';

export type DecisionMade = {
  readonly scenarioId: ScenarioId;
  readonly point: number;
  readonly optionId: OptionId;
  readonly correct: boolean;
  readonly seconds: number;
  readonly at: Instant;
  readonly vitalSigns: VitalSigns;
  readonly clinicalStatus: ClinicalStatus;
};

/** What was done beside decisions in problems with sections; each list absent while it is empty. */
export type SectionsWalked = {
  readonly gathered?: readonly Pick<Gathered, 'scenarioId' | 'point' | 'choiceId'>[];
  readonly finished?: readonly Pick<Gathered, 'scenarioId' | 'point'>[];
  readonly refused?: readonly Pick<RefusedOrder, 'scenarioId' | 'point' | 'optionId'>[];
};

/** How far a simulation has come, to resume it anywhere; then its result, to walk it again. */
export type SimulationRow = SectionsWalked & {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly status: 'open' | 'completed' | 'voided';
  readonly field: FieldCode;
  readonly exam: string;
  readonly startedAt: Instant;
  readonly timeLimitMinutes: number;
  readonly scenarios: readonly ShownScenario[];
  readonly made: readonly DecisionMade[];
  readonly result: SimulationResult | null;
};

type Started = Handled<'SimulationStarted'>;
type Answered = Handled<'DecisionPointAnswered'>;

const begun = ({ data }: Started): SimulationRow => ({
  attemptId: data.attemptId,
  learnerId: data.learnerId,
  status: 'open',
  field: data.field,
  exam: data.exam,
  startedAt: data.at,
  timeLimitMinutes: data.timeLimitMinutes,
  scenarios: data.scenarios.map(shownScenario),
  made: [],
  result: null,
});

const decided = (row: SimulationRow, { data }: Answered): SimulationRow => ({
  ...row,
  made: [
    ...row.made,
    {
      scenarioId: data.scenarioId,
      point: data.point,
      optionId: data.optionId,
      correct: data.correct,
      seconds: data.seconds,
      at: data.at,
      vitalSigns: data.vitalSigns,
      clinicalStatus: data.clinicalStatus,
    },
  ],
});

type SectionEvent = Handled<'InformationGathered' | 'GatheringFinished' | 'OrderRefused'>;

const walkedSections = (row: SimulationRow, event: SectionEvent): SimulationRow => {
  const { scenarioId, point } = event.data;
  switch (event.type) {
    case 'InformationGathered': {
      const { choiceId } = event.data;
      return { ...row, gathered: [...(row.gathered ?? []), { scenarioId, point, choiceId }] };
    }
    case 'GatheringFinished':
      return { ...row, finished: [...(row.finished ?? []), { scenarioId, point }] };
    case 'OrderRefused': {
      const { optionId } = event.data;
      return { ...row, refused: [...(row.refused ?? []), { scenarioId, point, optionId }] };
    }
  }
};

export const simulations = projection<SimulationRow>()({
  name: 'simulations',
  version: 3,
  table: 'simulation',
  owner: 'learner_id',
  handles: [
    'SimulationStarted',
    'InformationGathered',
    'GatheringFinished',
    'OrderRefused',
    'DecisionPointAnswered',
    'SimulationCompleted',
    'SimulationVoided',
  ],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'status', type: 'text', of: ({ status }) => status },
    { name: 'started_ms', type: 'bigint', of: ({ startedAt }) => epochMs(startedAt) },
    // Only while it is open: a simulation that is over waits to be completed.
    {
      name: 'ends_ms',
      type: 'bigint',
      of: ({ status, startedAt, timeLimitMinutes }) =>
        status === 'open' ? (endMs({ at: startedAt, timeLimitMinutes }) ?? null) : null,
    },
  ],
  indexes: [['learner_id', 'status', 'started_ms'], ['ends_ms']],
  keys: ({ data }) => [data.attemptId],
  isFinal: ({ status }) => status !== 'open',
  evolve: (row, event) => {
    switch (event.type) {
      case 'SimulationStarted':
        return begun(event);
      case 'DecisionPointAnswered':
        return row && decided(row, event);
      case 'InformationGathered':
      case 'GatheringFinished':
      case 'OrderRefused':
        return row && walkedSections(row, event);
      case 'SimulationCompleted':
        return row && { ...row, status: 'completed', result: event.data };
      case 'SimulationVoided':
        return row && { ...row, status: 'voided' };
    }
  },
});
