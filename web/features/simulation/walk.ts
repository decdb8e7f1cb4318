import { match } from 'ts-pattern';
import type {
  DecisionAnswer,
  DecisionOutcome,
  MadePoint,
  ScenarioView,
} from '../../../domain/contracts/simulation.ts';
import { feedbackOf } from '../../../domain/simulation/choice-consequences.ts';

/** What a choice did, in words. */
export type ChoiceFeedback = Pick<DecisionOutcome, 'correct' | 'feedback' | 'clinicalStatus'>;

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
  readonly outcome: ChoiceFeedback | undefined;
  /** The number of the choice whose result came last, while information is gathered. */
  readonly asked: number | undefined;
};

export type WalkAction =
  | { readonly type: 'send' | 'fail' | 'hold' | 'proceed' | 'enterNext' }
  | { readonly type: 'tell'; readonly answer: DecisionAnswer }
  /** What was asked for came, or the asking is over. */
  | {
      readonly type: 'gathered';
      readonly scenario: ScenarioView;
      readonly choice: number | 'done';
    }
  /** As the server has it: this tab may have missed what another one did, or an answer. */
  | { readonly type: 'catchUp'; readonly scenarios: readonly ScenarioView[] };

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
    isHeld: false,
    isLast: false,
    outcome: undefined,
    asked: undefined,
  };
};

/** The decision in view, once it was made. */
export const madeIn = (
  { scenario, point }: Pick<Walk, 'scenario' | 'point'>,
  scenarios: readonly ScenarioView[],
): MadePoint | undefined => {
  const found = scenarios[scenario]?.decisionPoints[point];
  return found?.status === 'made' ? found : undefined;
};

const withScenario = ({ scenarios }: Walk, told: ScenarioView): readonly ScenarioView[] =>
  scenarios.map((scenario) => (scenario.id === told.id ? told : scenario));

/** After a refusal the same decision is still asked for. */
const tell = (walk: Walk, answer: DecisionAnswer): Walk => {
  const scenarios = withScenario(walk, answer.scenario);
  const isMade = madeIn(walk, scenarios) !== undefined;
  return {
    ...walk,
    scenarios,
    phase: isMade ? 'shown' : 'deciding',
    isHeld: false,
    isLast: answer.isOver,
    outcome: isMade ? answer : undefined,
  };
};

type Gathered = Extract<WalkAction, { type: 'gathered' }>;

const gathered = (walk: Walk, { scenario, choice }: Gathered): Walk => ({
  ...walk,
  scenarios: withScenario(walk, scenario),
  phase: 'deciding',
  asked: choice === 'done' ? undefined : choice,
});

const catchUp = (walk: Walk, scenarios: readonly ScenarioView[]): Walk => {
  const made = madeIn(walk, scenarios);
  // Still to be made, or the time ran out before it.
  if (!made) return walkFrom(scenarios);
  const { correct, chosen, clinicalStatus } = made;
  const outcome = { correct, feedback: feedbackOf(made, chosen), clinicalStatus };
  const isLast = walkFrom(scenarios).phase === 'over';
  return { ...walk, scenarios, phase: 'shown', isHeld: false, isLast, outcome };
};

const proceed = (walk: Walk): Walk => {
  if (walk.phase !== 'shown') return walk;
  if (walk.isLast) return { ...walk, phase: 'over' };
  const points = walk.scenarios[walk.scenario]?.decisionPoints ?? [];
  return points.some(({ status }) => status === 'open')
    ? walkFrom(walk.scenarios)
    : { ...walk, phase: 'between' };
};

const enterNext = (walk: Walk): Walk =>
  walk.phase === 'between' ? walkFrom(walk.scenarios) : walk;

export const walkReducer = (walk: Walk, action: WalkAction): Walk =>
  match(action)
    .returnType<Walk>()
    .with({ type: 'send' }, () => ({ ...walk, phase: 'sending' }))
    .with({ type: 'fail' }, () => ({ ...walk, phase: 'deciding' }))
    .with({ type: 'hold' }, () => ({ ...walk, isHeld: true }))
    .with({ type: 'tell' }, ({ answer }) => tell(walk, answer))
    .with({ type: 'gathered' }, (came) => gathered(walk, came))
    .with({ type: 'catchUp' }, ({ scenarios }) => catchUp(walk, scenarios))
    .with({ type: 'proceed' }, () => proceed(walk))
    .with({ type: 'enterNext' }, () => enterNext(walk))
    .exhaustive();
