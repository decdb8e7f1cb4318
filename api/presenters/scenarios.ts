import { areaName } from '../../domain/blueprints/blueprints.ts';
import type {
  DecisionOutcome,
  MadePoint,
  OpenPoint,
  PointView,
  ScenarioView,
  SimulationScenario,
} from '../../domain/contracts/simulation.ts';
import { scenarioId } from '../../domain/kernel/ids.ts';
import { consequenceOf, feedbackOf } from '../../domain/learning/choice-consequences.ts';
import type { MadeDecision } from '../../domain/simulation/events.ts';
import type { BankScenario } from '../../domain/simulation/scenario-events.ts';

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

const presentMade = (point: Point, made: Made): MadePoint => ({
  ...point,
  status: 'made',
  chosen: made.optionId,
  correct: made.correct,
  seconds: made.seconds,
  vitalSigns: made.vitalSigns,
  clinicalStatus: made.clinicalStatus,
});

type Walked = {
  /** Of the whole simulation. */
  readonly made: readonly Made[];
  /** The simulation is over: nothing is kept back any more. */
  readonly isOver: boolean;
};

const pointsOf = (scenario: SimulationScenario, { made, isOver }: Walked): PointView[] => {
  const walked = scenario.decisionPoints.map((point, index) => ({
    point,
    made: made.find((one) => one.scenarioId === scenario.id && one.point === index),
  }));
  const open = walked.findIndex((one) => !one.made);
  const shown = isOver || open < 0 ? walked : walked.slice(0, open + 1);
  return shown.map(({ point, made }): PointView => {
    if (made) return presentMade(point, made);
    return isOver ? { ...point, status: 'missed' } : presentOpen(point);
  });
};

/** A scenario as far as its learner has come. */
export const presentScenario = (
  { scenario }: Pick<BankScenario, 'scenario'>,
  walked: Walked,
): ScenarioView => {
  const decisionPoints = pointsOf(scenario, walked);
  const isDone = decisionPoints.every(({ status }) => status !== 'open');
  return {
    id: scenarioId.parse(scenario.id),
    title: scenario.title,
    category: areaName('CSE', scenario.category),
    patientInfo: scenario.patientInfo,
    initialPresentation: scenario.initialPresentation,
    decisionPointCount: scenario.decisionPoints.length,
    decisionPoints,
    learningObjectives: isDone ? scenario.learningObjectives : [],
  };
};

/** What this option does at this point. */
export const presentOutcome = (point: Point, optionId: string): DecisionOutcome => ({
  correct: optionId === point.correctOptionId,
  correctOptionId: point.correctOptionId,
  feedback: feedbackOf(point, optionId),
  ...consequenceOf(point, optionId),
});
