import { endMs } from '../../../domain/attempt/exam-clock.ts';
import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import type { OpenAttemptSummary } from '../../../domain/contracts/quiz.ts';
import type { ScenarioView, SimulationView } from '../../../domain/contracts/simulation.ts';
import { instantOf } from '../../../domain/kernel/time.ts';
import { historyItem } from '../../../domain/progress/history-item.ts';
import type { SimulationResult } from '../../../domain/simulation/events.ts';
import type { ScenarioRevisionRow } from '../../../projectors/scenario-revisions/scenario-revisions.ts';
import type { SimulationRow } from '../../../projectors/simulations/simulations.ts';
import { presentScaledSimulation } from '../../attempt/presenters/scaled.ts';
import { presentPoints } from './points.ts';
import { presentScenarios } from './scenarios.ts';

const endOf = ({ startedAt, timeLimitMinutes }: SimulationRow) =>
  instantOf(endMs({ at: startedAt, timeLimitMinutes }) ?? 0);

const byArea = ({ exam, answers }: SimulationResult) => {
  const areas = new Map<string, { name: string; correct: number; total: number }>();
  for (const { area, correct } of answers) {
    const before = areas.get(area) ?? { name: areaName(exam, area), correct: 0, total: 0 };
    areas.set(area, {
      ...before,
      correct: before.correct + (correct ? 1 : 0),
      total: before.total + 1,
    });
  }
  return [...areas.values()].sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
};

/** A patient of whom nothing may be told now. */
const withheld = (scenario: ScenarioView): ScenarioView => ({
  ...scenario,
  decisionPoints: [],
  learningObjectives: [],
});

type Texts = {
  /** The revisions that were drawn, in their order. */
  readonly scenarios: readonly ScenarioRevisionRow[];
  /** On a simulation that the learner has open: of these nothing is told elsewhere. */
  readonly underWay: ReadonlySet<string>;
};

/** A simulation as far as it has come. */
export const presentSimulation = (
  row: SimulationRow,
  { scenarios, underWay }: Texts,
): SimulationView => {
  const { result } = row;
  const isOver = result !== null;
  const about = {
    id: row.attemptId,
    healthcareField: row.field,
    exam: row.exam,
    startedAt: row.startedAt,
    endsAt: endOf(row),
    scenarios: presentScenarios(row, scenarios, { ...row, isOver }).map((scenario, index) =>
      isOver && underWay.has(row.scenarios[index]?.scenarioId ?? '')
        ? withheld(scenario)
        : scenario,
    ),
  };
  return isOver
    ? {
        ...about,
        status: 'completed',
        result: historyItem(result),
        areas: byArea(result),
        ...presentScaledSimulation(result),
        ...presentPoints(row, result),
        timeRanOut: result.at >= about.endsAt,
      }
    : { ...about, status: 'open' };
};

/** Decisions that everybody meets. */
const counted = ({ scenarios }: SimulationRow): number =>
  scenarios.reduce((sum, { points, branches = 0 }) => sum + points.length - branches, 0);

/** Among the open quizzes: decisions stand where questions do. */
export const presentSimulationSummary = (row: SimulationRow): OpenAttemptSummary => ({
  id: row.attemptId,
  healthcareField: row.field,
  exam: row.exam,
  isFullLength: true,
  mode: 'exam' as const,
  issuedAt: row.startedAt,
  endsAt: endOf(row),
  totalQuestions: counted(row),
  answered: Math.min(row.made.length, counted(row)),
});
