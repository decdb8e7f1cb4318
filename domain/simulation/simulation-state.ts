import type { Decider } from '../kernel/decider.ts';
import type { AccountId, AttemptId } from '../kernel/ids.ts';
import type { Instant, TimeZone } from '../kernel/time.ts';
import type { Choice, PointPosition } from './decision-points.ts';
import type {
  Gathered,
  MadeDecision,
  RefusedOrder,
  SimulationEvent,
  SimulationResult,
  StartedSimulation,
} from './events.ts';

/** What was done beside decisions, where a problem has sections. */
export type Sectioned = {
  readonly gathered: readonly Gathered[];
  /** Where enough was asked, each as scenario and point. */
  readonly finished: ReadonlySet<string>;
  readonly refused: readonly RefusedOrder[];
};

export const placeKey = ({
  scenarioId,
  point,
}: Pick<MadeDecision, 'scenarioId' | 'point'>): string => `${scenarioId}/${point}`;

export type Simulation =
  | { readonly status: 'absent' }
  | (Sectioned & {
      readonly status: 'open';
      readonly started: StartedSimulation;
      /** In the order of the points: the first decisions of all. */
      readonly made: readonly MadeDecision[];
    })
  | (Sectioned & {
      readonly status: 'completed';
      readonly started: StartedSimulation;
      readonly made: readonly MadeDecision[];
      readonly result: SimulationResult;
      /** What was looked at otherwise, each as place and option. */
      readonly forks: ReadonlySet<string>;
    })
  | { readonly status: 'voided'; readonly started: StartedSimulation };

export type OpenSimulation = Extract<Simulation, { status: 'open' }>;
export type CompletedSimulation = Extract<Simulation, { status: 'completed' }>;

type About = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly at: Instant;
};

export type AnswerDecision = About &
  Choice & {
    readonly type: 'AnswerDecision';
    /** What the client measured; held within the time since the decision before. */
    readonly seconds: number;
    /** Where the learner is, should this be the last decision. */
    readonly timeZone: TimeZone;
  };

/** Asks for one thing by its number, from 1; or says that enough was asked. */
export type GatherInformation = About &
  PointPosition & { readonly type: 'GatherInformation'; readonly choice: number | 'done' };

export type ForkDecision = About & Choice & { readonly type: 'ForkDecision' };

export type CompleteSimulation = About & {
  readonly type: 'CompleteSimulation';
  /** Where the learner is: the simulation counts on their own day. */
  readonly timeZone: TimeZone;
};

export type SimulationCommand =
  | (StartedSimulation & { readonly type: 'StartSimulation' })
  | AnswerDecision
  | GatherInformation
  | ForkDecision
  | CompleteSimulation
  | (About & {
      /** Yielding makes room for another one, where nothing was decided yet. */
      readonly type: 'VoidSimulation' | 'YieldSimulation';
    });

export type SimulationRefusal =
  | { readonly code: 'AttemptNotFound' | 'PaperAlreadyIssued' | 'PaperEmpty' }
  | { readonly code: 'AlreadySubmitted' | 'AttemptGivenUp' | 'TimeIsUp' | 'TimeIsNotUp' }
  | { readonly code: 'DecisionNotHere' | 'DecisionOutOfOrder' | 'DecisionAlreadyMade' }
  | { readonly code: 'SimulationNotOver' | 'OptionNotOffered' }
  | { readonly code: 'GatheringNotHere' | 'GatheringOver' | 'GatheringOpen' };

export type SimulationDecision = ReturnType<
  Decider<Simulation, SimulationCommand, SimulationEvent, SimulationRefusal>['decide']
>;
