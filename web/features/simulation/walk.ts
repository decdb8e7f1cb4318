import { match } from 'ts-pattern';
import type { DecisionAnswer, ScenarioView } from '../../../domain/contracts/simulation.ts';

/**
 * deciding: a choice is asked for; sending: it is on its way; shown: what it did is told;
 * between: the scenario is complete; over: so is the simulation.
 */
export type Phase = 'deciding' | 'sending' | 'shown' | 'between' | 'over';

/** Where a learner is in a simulation. */
export type Walk = {
  readonly scenarios: readonly ScenarioView[];
  readonly scenario: number;
  readonly point: number;
  readonly phase: Phase;
  /** The learner wants to stay on what is told. */
  readonly isHeld: boolean;
  /** No decision is left after this one. */
  readonly isLast: boolean;
  readonly outcome: DecisionAnswer | undefined;
};

export type WalkAction =
  | { readonly type: 'send' | 'fail' | 'hold' | 'proceed' | 'enterNext' }
  | { readonly type: 'tell'; readonly answer: DecisionAnswer };

/** At the first decision that is still open. */
export const walkFrom = (scenarios: readonly ScenarioView[]): Walk => {
  const at = scenarios.findIndex(({ decisionPoints }) =>
    decisionPoints.some(({ status }) => status === 'open'),
  );
  const scenario = Math.max(0, at);
  const points = scenarios[scenario]?.decisionPoints ?? [];
  return {
    scenarios,
    scenario,
    point: Math.max(0, points.length - 1),
    phase: at < 0 ? 'over' : 'deciding',
    ...{ isHeld: false, isLast: false, outcome: undefined },
  };
};

const tell = (walk: Walk, answer: DecisionAnswer): Walk => ({
  ...walk,
  scenarios: walk.scenarios.map((scenario) =>
    scenario.id === answer.scenario.id ? answer.scenario : scenario,
  ),
  phase: 'shown',
  isHeld: false,
  isLast: answer.isOver,
  outcome: answer,
});

const proceed = (walk: Walk): Walk => {
  if (walk.phase !== 'shown') return walk;
  if (walk.isLast) return { ...walk, phase: 'over' };
  const points = walk.scenarios[walk.scenario]?.decisionPoints ?? [];
  return points[walk.point + 1]
    ? { ...walk, phase: 'deciding', point: walk.point + 1, outcome: undefined }
    : { ...walk, phase: 'between' };
};

const enterNext = (walk: Walk): Walk =>
  walk.phase === 'between'
    ? { ...walk, phase: 'deciding', scenario: walk.scenario + 1, point: 0, outcome: undefined }
    : walk;

export const walkReducer = (walk: Walk, action: WalkAction): Walk =>
  match(action)
    .returnType<Walk>()
    .with({ type: 'send' }, () => ({ ...walk, phase: 'sending' }))
    .with({ type: 'fail' }, () => ({ ...walk, phase: 'deciding' }))
    .with({ type: 'hold' }, () => ({ ...walk, isHeld: true }))
    .with({ type: 'tell' }, ({ answer }) => tell(walk, answer))
    .with({ type: 'proceed' }, () => proceed(walk))
    .with({ type: 'enterNext' }, () => enterNext(walk))
    .exhaustive();
