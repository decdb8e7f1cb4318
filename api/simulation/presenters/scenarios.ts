import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { letteredPoint } from '../../../domain/bank/scenarios/lettered-point.ts';
import type { BankScenario } from '../../../domain/bank/scenarios/scenario-events.ts';
import type {
  DecisionOutcome,
  MadePoint,
  OpenPoint,
  PointView,
  ScenarioView,
  SimulationScenario,
} from '../../../domain/contracts/simulation.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import { consequenceOf, feedbackOf } from '../../../domain/simulation/choice-consequences.ts';
import type { MadeDecision } from '../../../domain/simulation/events.ts';
import { letterOf, type OptionOrder } from '../../../domain/simulation/option-order.ts';
import { drawnIdOf, type ShownScenario } from '../../../domain/simulation/shown-scenario.ts';

type Point = SimulationScenario['decisionPoints'][number];

/** What the presenter needs to know of a decision that was made. */
export type Made = Pick<
  MadeDecision,
  'scenarioId' | 'point' | 'optionId' | 'correct' | 'seconds' | 'vitalSigns' | 'clinicalStatus'
>;

/** Only what may be seen before the pick: no key, no consequence, no feedback. */
const presentOpen = ({ situation, question, options }: Point): OpenPoint => ({
  status: 'open',
  situation,
  question,
  options: options.map(({ id, type, text }) => ({ id, type, text })),
});

const presentMade = (point: Point, order: OptionOrder, made: Made): MadePoint => ({
  ...point,
  status: 'made',
  chosen: letterOf(order, made.optionId),
  correct: made.correct,
  seconds: made.seconds,
  vitalSigns: made.vitalSigns,
  clinicalStatus: made.clinicalStatus,
});

export type Walked = {
  /** Of the whole simulation. */
  readonly made: readonly Made[];
  /** The simulation is over: nothing is kept back any more. */
  readonly isOver: boolean;
};

/** A scenario with what its simulation shows of it. */
type Shown = { readonly scenario: BankScenario['scenario']; readonly shown: ShownScenario };

/** One decision under its letters. Throws where the simulation has no such decision. */
export const letteredAt = ({ scenario, shown }: Shown, index: number): Point => {
  const point = scenario.decisionPoints[index];
  const order = shown.points[index];
  if (!point || !order) throw new Error(`${scenario.id} has no decision ${index}`);
  return letteredPoint(point, order);
};

const pointsOf = (own: Shown, { made, isOver }: Walked): PointView[] => {
  const walked = own.shown.points.map((order, index) => ({
    order,
    point: letteredAt(own, index),
    made: made.find((one) => one.scenarioId === own.scenario.id && one.point === index),
  }));
  const open = walked.findIndex((one) => !one.made);
  const told = isOver || open < 0 ? walked : walked.slice(0, open + 1);
  return told.map(({ order, point, made }): PointView => {
    if (made) return presentMade(point, order, made);
    return isOver ? { ...point, status: 'missed' } : presentOpen(point);
  });
};

/** A scenario as far as its learner has come, under the id it has in their simulation. */
export const presentScenario = (
  id: ScenarioView['id'],
  own: Shown,
  walked: Walked,
): ScenarioView => {
  const { scenario } = own;
  const decisionPoints = pointsOf(own, walked);
  const isDone = decisionPoints.every(({ status }) => status !== 'open');
  return {
    id,
    title: scenario.title,
    category: areaName('CSE', scenario.category),
    patientInfo: scenario.patientInfo,
    initialPresentation: scenario.initialPresentation,
    decisionPointCount: scenario.decisionPoints.length,
    decisionPoints,
    learningObjectives: isDone ? scenario.learningObjectives : [],
  };
};

type Drawn = { readonly attemptId: AttemptId; readonly scenarios: readonly ShownScenario[] };

/** All scenarios of a simulation in its order, which is also that of the texts. */
export const presentScenarios = (
  { attemptId, scenarios }: Drawn,
  texts: readonly Pick<BankScenario, 'scenario'>[],
  walked: Walked,
): ScenarioView[] =>
  scenarios.flatMap((shown, index) => {
    const text = texts[index];
    return text ? presentScenario(drawnIdOf(attemptId, index), { ...text, shown }, walked) : [];
  });

/** What the option under this letter does at this point. */
export const presentOutcome = (point: Point, letter: string): DecisionOutcome => ({
  correct: letter === point.correctOptionId,
  correctOptionId: point.correctOptionId,
  feedback: feedbackOf(point, letter),
  ...consequenceOf(point, letter),
});
