import { percent } from '../kernel/percent.ts';
import { placedPoints } from './decision-points.ts';
import type { MadeDecision, SimulationResult, StartedSimulation } from './events.ts';

type Scored = Pick<
  SimulationResult,
  'timeSpent' | 'total' | 'correct' | 'incorrect' | 'skipped' | 'score' | 'answers'
>;

/** Counts the decisions of a simulation; one that the time did not allow is skipped. */
export const scoreSimulation = (
  { scenarios }: Pick<StartedSimulation, 'scenarios'>,
  made: readonly MadeDecision[],
): Scored => {
  const answers = placedPoints(scenarios).map(
    ({ scenarioId, point, revision, category, topic, key, firstSeen }, index) => ({
      scenarioId,
      point,
      revision,
      area: category,
      topic,
      chosen: made.slice(index, index + 1).map(({ optionId }) => optionId),
      key,
      correct: made[index]?.correct ?? false,
      seconds: made[index]?.seconds ?? 0,
      firstSeen,
    }),
  );
  const correct = answers.filter((answer) => answer.correct).length;
  const skipped = answers.length - made.length;
  return {
    timeSpent: Math.round(made.reduce((sum, { seconds }) => sum + seconds, 0)),
    total: answers.length,
    correct,
    incorrect: answers.length - correct - skipped,
    skipped,
    score: percent(correct, answers.length),
    answers,
  };
};
