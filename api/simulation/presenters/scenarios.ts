import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { letteredPoint } from '../../../domain/bank/scenarios/lettered-point.ts';
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
import { letterOf, type OptionOrder } from '../../../domain/simulation/option-order.ts';
import { drawnIdOf, type ShownScenario } from '../../../domain/simulation/shown-scenario.ts';
import {
  besideAt,
  countedPoints,
  isGathering,
  type Made,
  pathOf,
  type Shown,
  type WalkedSections,
} from './sections.ts';

type Point = SimulationScenario['decisionPoints'][number];

/** Only what may be seen before the pick: no key, no consequence, no feedback. */
const presentOpen = ({ situation, question, options }: Point): OpenPoint => ({
  status: 'open',
  situation,
  question,
  options: options.map(({ id, type, text }) => ({ id, type, text })),
});

/** What is found after the gathering would tell what was to be asked for. */
const withoutDecision = ({ patient: _, ...point }: OpenPoint): OpenPoint => ({
  ...point,
  situation: '',
  question: '',
  options: [],
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

export type Walked = WalkedSections & {
  /** Of the whole simulation. */
  readonly made: readonly Made[];
  /** The simulation is over: nothing is kept back any more. */
  readonly isOver: boolean;
};

/** One decision under its letters. Throws where the simulation has no such decision. */
export const letteredAt = (
  { scenario, shown }: Pick<Shown, 'scenario' | 'shown'>,
  index: number,
): Point => {
  const point = scenario.decisionPoints[index];
  const order = shown.points[index];
  if (!point || !order) throw new Error(`${scenario.id} has no decision ${index}`);
  return letteredPoint(point, order);
};

const pointsOf = (own: Shown, walk: Walked): PointView[] => {
  const { made, isOver } = walk;
  const walked = pathOf(own, made).map((index) => ({
    index,
    order: own.shown.points[index] ?? [],
    point: letteredAt(own, index),
    made: made.find((one) => one.scenarioId === own.scenario.id && one.point === index),
  }));
  const open = walked.findIndex((one) => !one.made);
  const isDone = isOver || open < 0;
  const told = isDone ? walked : walked.slice(0, open + 1);
  return told.map(({ index, order, point, made }): PointView => {
    const beside = besideAt(own, { index, walked: walk, isDone });
    if (made) return { ...presentMade(point, order, made), ...beside };
    if (isOver) return { ...point, ...beside, status: 'missed' };
    const asked = { ...presentOpen(point), ...beside };
    return isGathering(beside) ? withoutDecision(asked) : asked;
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
    decisionPointCount: countedPoints(own),
    decisionPoints,
    learningObjectives: isDone ? scenario.learningObjectives : [],
  };
};

type Drawn = { readonly attemptId: AttemptId; readonly scenarios: readonly ShownScenario[] };

/** All scenarios of a simulation in its order, which is also that of the texts. */
export const presentScenarios = (
  { attemptId, scenarios }: Drawn,
  texts: readonly Omit<Shown, 'shown'>[],
  walked: Walked,
): ScenarioView[] =>
  scenarios.flatMap((shown, index) => {
    const text = texts[index];
    return text ? presentScenario(drawnIdOf(attemptId, index), { ...text, shown }, walked) : [];
  });

/** What the option under this letter does at this point. */
export const presentOutcome = (point: Point, letter: string): DecisionOutcome => ({
  correct: point.options.some(({ id, isCorrect }) => id === letter && isCorrect),
  correctOptionId: point.correctOptionId,
  feedback: feedbackOf(point, letter),
  ...consequenceOf(point, letter),
});
