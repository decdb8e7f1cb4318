import type { QuizResult } from '../../../domain/attempt/events.ts';
import { hasLikeness, resemblesExam } from '../../../domain/attempt/exam-likeness.ts';
import { type ExamScale, examScale } from '../../../domain/bank/blueprints/exam-scales.ts';
import { examsOf } from '../../../domain/contracts/exams.ts';
import type { ScaledScore } from '../../../domain/contracts/measurement.ts';
import { percentOfToTenth } from '../../../domain/kernel/percent.ts';
import { scaledEstimate } from '../../../domain/measurement/scaled-score.ts';
import type { SimulationResult } from '../../../domain/simulation/events.ts';

type Counted = { readonly correct: number; readonly total: number };

const scoreOnScale = (scale: ExamScale, counted: Counted): ScaledScore => {
  const { exam, kind, min, max, standard, isAssumed, source, asOf, note } = scale;
  const { cuts, ...estimate } = scaledEstimate(scale, counted);
  return {
    exam,
    kind,
    min,
    max,
    isAssumed,
    source,
    asOf,
    note,
    ...estimate,
    standard: percentOfToTenth(standard),
    cuts: [...cuts],
  };
};

type Scored = Pick<
  QuizResult,
  'field' | 'exam' | 'mode' | 'timed' | 'answers' | 'correct' | 'total'
>;

/** Patients stand where questions do. */
export const presentScaledSimulation = (
  result: SimulationResult,
): { readonly scaled?: ScaledScore } => {
  const { field, exam, answers, correct, total } = result;
  const patients = [...new Map(answers.map((one) => [one.scenarioId, one])).values()];
  const scale = examScale(field, exam);
  if (!scale || !hasLikeness({ field, exam }, patients)) return {};
  return { scaled: scoreOnScale(scale, { correct, total }) };
};

/** On the scale of the paper's exam, or of the field's first one; nothing unless it resembles that exam. */
export const presentScaled = (result: Scored): { readonly scaled?: ScaledScore } => {
  const { field, correct, total } = result;
  const exam = result.exam ?? examsOf(field)[0]?.name;
  const scale = exam === undefined ? undefined : examScale(field, exam);
  if (!scale || !resemblesExam(result, scale.exam)) return {};
  return { scaled: scoreOnScale(scale, { correct, total }) };
};
