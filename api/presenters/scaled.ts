import type { QuizResult } from '../../domain/attempt/events.ts';
import { examsOf } from '../../domain/contracts/exams.ts';
import type { SubmittedAttempt } from '../../domain/contracts/quiz.ts';
import { examScale } from '../../domain/measurement/exam-scales.ts';
import { scaledEstimate } from '../../domain/measurement/scaled-score.ts';

type Scored = Pick<QuizResult, 'field' | 'exam' | 'correct' | 'total'>;

/** On the scale of the paper's exam, or for practice of the field's first one. */
export const presentScaled = ({
  field,
  exam,
  correct,
  total,
}: Scored): Pick<SubmittedAttempt, 'scaled'> => {
  const name = exam ?? examsOf(field)[0]?.name;
  const scale = name === undefined ? undefined : examScale(field, name);
  if (!scale) return {};
  const { kind, min, max, mark, isAssumed } = scale;
  return {
    scaled: {
      ...{ exam: scale.exam, kind, min, max, mark, isAssumed },
      ...scaledEstimate(scale, { correct, total }),
    },
  };
};
