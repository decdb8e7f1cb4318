import { match, P } from 'ts-pattern';
import { isOver } from '../attempt/exam-clock.ts';
import type { Decider } from '../kernel/decider.ts';
import { accepted, refused } from '../kernel/result.ts';
import { answerDecision, completed, repeated } from './answer-decision.ts';
import { namedOption } from './decision-points.ts';
import type { LookedAt, SimulationEvent, StartedSimulation } from './events.ts';
import { gatherInformation } from './gather-information.ts';
import {
  type AnswerDecision,
  type CompletedSimulation,
  type ForkDecision,
  type OpenSimulation,
  placeKey,
  type Simulation,
  type SimulationCommand,
  type SimulationDecision,
  type SimulationRefusal,
} from './simulation-state.ts';

const forkKey = ({ scenarioId, point, optionId }: LookedAt): string =>
  `${scenarioId}/${point}/${optionId}`;

const fork = (command: ForkDecision, state: CompletedSimulation): SimulationDecision => {
  const named = namedOption(state, command);
  if (!named.ok) return named;
  const { attemptId, learnerId, at } = command;
  const { scenarioId, point } = named.value.point;
  const looked: LookedAt = {
    attemptId,
    learnerId,
    at,
    scenarioId,
    point,
    optionId: named.value.option.id,
  };
  const isKnown = state.forks.has(forkKey(looked));
  return accepted(isKnown ? [] : [{ type: 'DecisionForked', data: looked }]);
};

const answerLate = (command: AnswerDecision, state: CompletedSimulation): SimulationDecision => {
  const named = namedOption(state, command);
  return named.ok ? repeated(named.value, state.made, 'AlreadySubmitted') : named;
};

const decideOpen = (command: SimulationCommand, state: OpenSimulation): SimulationDecision =>
  match(command)
    .returnType<SimulationDecision>()
    .with({ type: 'StartSimulation' }, () => refused({ code: 'PaperAlreadyIssued' }))
    .with({ type: 'AnswerDecision' }, (given) => answerDecision(given, state))
    .with({ type: 'GatherInformation' }, (asked) => gatherInformation(asked, state))
    .with({ type: 'ForkDecision' }, () => refused({ code: 'SimulationNotOver' }))
    .with({ type: 'CompleteSimulation' }, (end) =>
      isOver(state.started, end.at)
        ? accepted([completed(state, end)])
        : refused({ code: 'TimeIsNotUp' }),
    )
    .with(
      { type: 'YieldSimulation' },
      () => state.made.length + state.gathered.length + state.refused.length > 0,
      () => refused({ code: 'DecisionAlreadyMade' }),
    )
    .with({ type: P.union('VoidSimulation', 'YieldSimulation') }, ({ type: _, ...about }) =>
      accepted([{ type: 'SimulationVoided', data: about }]),
    )
    .exhaustive();

const decideCompleted = (
  command: SimulationCommand,
  state: CompletedSimulation,
): SimulationDecision =>
  match(command)
    .returnType<SimulationDecision>()
    .with(
      {
        type: P.union('StartSimulation', 'VoidSimulation', 'YieldSimulation', 'GatherInformation'),
      },
      () => refused({ code: 'AlreadySubmitted' }),
    )
    .with({ type: 'AnswerDecision' }, (late) => answerLate(late, state))
    .with({ type: 'ForkDecision' }, (wish) => fork(wish, state))
    .with({ type: 'CompleteSimulation' }, () => accepted([]))
    .exhaustive();

const start = ({
  type: _,
  ...started
}: StartedSimulation & { type: string }): SimulationDecision =>
  started.scenarios.length === 0
    ? refused({ code: 'PaperEmpty' })
    : accepted([{ type: 'SimulationStarted', data: started }]);

const isGivingUp = ({ type }: SimulationCommand): boolean =>
  type === 'VoidSimulation' || type === 'YieldSimulation';

const decide = (command: SimulationCommand, state: Simulation): SimulationDecision => {
  if (state.status === 'absent') {
    return command.type === 'StartSimulation'
      ? start(command)
      : refused({ code: 'AttemptNotFound' });
  }
  // A stranger learns no more than that there is nothing of theirs here.
  if (state.started.learnerId !== command.learnerId) return refused({ code: 'AttemptNotFound' });
  return match(state)
    .returnType<SimulationDecision>()
    .with({ status: 'open' }, (open) => decideOpen(command, open))
    .with({ status: 'completed' }, (over) => decideCompleted(command, over))
    .with({ status: 'voided' }, () =>
      isGivingUp(command) ? accepted([]) : refused({ code: 'AttemptGivenUp' }),
    )
    .exhaustive();
};

type LaterEvent = Exclude<SimulationEvent, { type: 'SimulationStarted' }>;
type SectionEvent = Extract<
  LaterEvent,
  { type: 'InformationGathered' | 'GatheringFinished' | 'OrderRefused' }
>;

const evolveSections = (state: OpenSimulation, event: SectionEvent): OpenSimulation =>
  match(event)
    .returnType<OpenSimulation>()
    .with({ type: 'InformationGathered' }, ({ data }) => ({
      ...state,
      gathered: [...state.gathered, data],
    }))
    .with({ type: 'GatheringFinished' }, ({ data }) => ({
      ...state,
      finished: new Set(state.finished).add(placeKey(data)),
    }))
    .with({ type: 'OrderRefused' }, ({ data }) => ({
      ...state,
      refused: [...state.refused, data],
    }))
    .exhaustive();

type Begun = Exclude<Simulation, { status: 'absent' }>;

const evolveBegun = (state: Begun, event: LaterEvent): Simulation =>
  match(event)
    .returnType<Simulation>()
    .with({ type: 'DecisionPointAnswered' }, ({ data }) =>
      state.status === 'open' ? { ...state, made: [...state.made, data] } : state,
    )
    .with({ type: 'SimulationCompleted' }, ({ data }) =>
      state.status === 'open'
        ? { ...state, status: 'completed', result: data, forks: new Set() }
        : state,
    )
    .with({ type: 'SimulationVoided' }, () => ({ status: 'voided', started: state.started }))
    .with(
      { type: P.union('InformationGathered', 'GatheringFinished', 'OrderRefused') },
      (section) => (state.status === 'open' ? evolveSections(state, section) : state),
    )
    .with({ type: 'DecisionForked' }, ({ data }) =>
      state.status === 'completed'
        ? { ...state, forks: new Set(state.forks).add(forkKey(data)) }
        : state,
    )
    .exhaustive();

/** One clinical simulation of one learner, from the first patient to the result. */
export const simulation: Decider<
  Simulation,
  SimulationCommand,
  SimulationEvent,
  SimulationRefusal
> = {
  initial: { status: 'absent' },
  decide,
  evolve: (state, event) => {
    if (event.type === 'SimulationStarted')
      return {
        status: 'open',
        started: event.data,
        made: [],
        gathered: [],
        finished: new Set(),
        refused: [],
      };
    if (state.status === 'absent') return state;
    return evolveBegun(state, event);
  },
};
