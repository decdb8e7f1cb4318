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
  // A branch costs by its weights; the decisions counted are the same for everybody.
  const answers = placedPoints(scenarios).map(
    ({ scenarioId, point, revision, category, topic, key, firstSeen }) => {
      const own = made.find((one) => one.scenarioId === scenarioId && one.point === point);
      return {
        scenarioId,
        point,
        revision,
        area: category,
        topic,
        chosen: own ? [own.optionId] : [],
        key,
        correct: own?.correct ?? false,
        seconds: own?.seconds ?? 0,
        firstSeen,
      };
    },
  );
  const correct = answers.filter((answer) => answer.correct).length;
  const skipped = answers.filter(({ chosen }) => chosen.length === 0).length;
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
