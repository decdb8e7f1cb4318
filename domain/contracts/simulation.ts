import { z } from 'zod';
import { attemptId, drawnScenarioId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';
import { gatheringChoice, monitorSigns } from './asked-for.ts';
import { decisionPoint, optionLetter, optionType } from './decision-point.ts';
import { fieldCode } from './fields.ts';
import { scaledScore } from './measurement.ts';
import { patientMoment, vitalSignChanges, vitalSigns } from './patient.ts';
import { quizHistoryItem, seconds } from './quiz.ts';
import { simulationPoints } from './simulation-points.ts';

/** A patient problem of the clinical simulation, in the shape of the specification. */
export const simulationScenario = z.strictObject({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  patientInfo: z.strictObject({
    age: z.string(),
    gender: z.enum(['female', 'male']),
    weight: z.string(),
    setting: z.string(),
    diagnosis: z.string(),
  }),
  initialPresentation: z.strictObject({
    vitalSigns,
    labValues: z.record(z.string(), z.string()),
  }),
  decisionPoints: z.array(decisionPoint).min(3).max(6),
  learningObjectives: z.array(z.string()).min(1),
});
export type SimulationScenario = z.infer<typeof simulationScenario>;

/** Information gathering ahead of a decision. */
export const gatheringView = z.strictObject({
  scene: z.string(),
  direction: z.string(),
  isDone: z.boolean(),
  ...patientMoment.shape,
  /** What of the patient is known: the monitor shows nothing that was not asked for. */
  known: z.array(z.enum(monitorSigns)),
  choices: z.array(gatheringChoice),
});
export type GatheringView = z.infer<typeof gatheringView>;

/** An order that the physician refused, and what was said. */
export const refusedOrder = z.strictObject({ optionId: optionLetter, says: z.string() });

/** What a decision of an examination problem has beside its shape in the specification. */
const examPoint = {
  gathering: gatheringView.optional(),
  /** The patient when the decision came up; as the one before left them where absent. */
  patient: patientMoment.optional(),
  refused: z.array(refusedOrder).optional(),
};

export const decisionTeaching = z.strictObject({
  clue: z.string(),
  rule: z.string(),
  trap: z.string(),
});
const weights = z.record(optionLetter, z.int());
const toldPoint = {
  ...examPoint,
  weights: weights.optional(),
  teaching: decisionTeaching.optional(),
  /** Only a wrong turn leads to it; it is counted for nobody. */
  isBranch: z.literal(true).optional(),
};

/** A status that a page does not know is shown as neutral, so any word may come. */
const status = z.string();

/** A decision that is still to be made: nothing in it tells the key. */
const openPoint = z.strictObject({
  ...examPoint,
  status: z.literal('open'),
  situation: z.string(),
  question: z.string(),
  options: z.array(z.strictObject({ id: optionLetter, type: optionType, text: z.string() })),
});
export type OpenPoint = z.infer<typeof openPoint>;

const madePoint = decisionPoint.extend({
  ...toldPoint,
  status: z.literal('made'),
  chosen: optionLetter,
  correct: z.boolean(),
  seconds: z.number(),
  /** Of the patient afterwards. */
  vitalSigns,
  clinicalStatus: status,
});
export type MadePoint = z.infer<typeof madePoint>;

/** The time ran out before it. */
const missedPoint = decisionPoint.extend({ ...toldPoint, status: z.literal('missed') });

export const pointView = z.discriminatedUnion('status', [openPoint, madePoint, missedPoint]);
export type PointView = z.infer<typeof pointView>;

/**
 * A scenario as far as it has come. The points after the open one are kept back: what the therapist
 * finds there tells what was right before.
 */
export const scenarioView = simulationScenario.extend({
  id: drawnScenarioId,
  /** The blueprint area's name. */
  category: z.string(),
  /** None of a past simulation's while another one that is open shows the same patient. */
  decisionPoints: z.array(pointView),
  decisionPointCount: z.int(),
  /** Empty until the scenario is over. */
  learningObjectives: z.array(z.string()),
});
export type ScenarioView = z.infer<typeof scenarioView>;

export const simulationExamType = 'CSE_SCENARIOS';

/** What a new simulation is answered with; its id is in the header. */
export const simulationPaper = z.strictObject({
  examType: z.literal(simulationExamType),
  scenarios: z.array(scenarioView),
});

const about = {
  id: attemptId,
  healthcareField: fieldCode,
  exam: z.string(),
  startedAt: instant,
  endsAt: instant,
  scenarios: z.array(scenarioView),
};

const openSimulation = z.strictObject({ ...about, status: z.literal('open') });
export type OpenSimulation = z.infer<typeof openSimulation>;

const completedSimulation = z.strictObject({
  ...about,
  status: z.literal('completed'),
  result: quizHistoryItem.extend({ score: z.int() }),
  /** Absent unless the simulation resembles the exam. */
  scaled: scaledScore.optional(),
  /** Absent where no problem of it has sections. */
  points: simulationPoints.optional(),
  /** Its clock ended it. */
  timeRanOut: z.boolean(),
  areas: z.array(z.object({ name: z.string(), correct: z.int(), total: z.int() })),
});
export type CompletedSimulation = z.infer<typeof completedSimulation>;

export const simulationView = z.discriminatedUnion('status', [openSimulation, completedSimulation]);
export type SimulationView = z.infer<typeof simulationView>;

/** Counted from 0 within the scenario. */
export const pointPlace = z.int().min(0).max(5, 'A scenario has at most six decision points');

export const decisionBody = z.strictObject({
  scenarioId: drawnScenarioId,
  point: pointPlace,
  optionId: optionLetter,
  seconds,
});
export type DecisionBody = z.infer<typeof decisionBody>;

export const forkBody = decisionBody.omit({ seconds: true });
export type ForkBody = z.infer<typeof forkBody>;

/** What a choice does: to a patient when it is made, or would have done when it is looked at. */
export const decisionOutcome = z.strictObject({
  correct: z.boolean(),
  correctOptionId: optionLetter,
  feedback: z.string(),
  vitalSignChanges: vitalSignChanges,
  clinicalStatus: status,
});
export type DecisionOutcome = z.infer<typeof decisionOutcome>;

export const decisionAnswer = decisionOutcome.extend({
  /** Absent where the physician refused: the decision is still open. */
  correctOptionId: optionLetter.optional(),
  /** The scenario with this decision in it, and with the next one. */
  scenario: scenarioView,
  /** True once no decision of the simulation is left. */
  isOver: z.boolean(),
});
export type DecisionAnswer = z.infer<typeof decisionAnswer>;
