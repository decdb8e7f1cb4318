import { lazy, Suspense } from 'react';
import type { AnswerDetail, Question } from '../../../../domain/contracts/quiz.ts';
import { labelledOptions } from '../runner/session/question-options.ts';
import { optionReasons } from './option-reasons.ts';
import { OptionVerdicts } from './option-verdicts.tsx';
import type { Peer } from './peer-words.ts';

const FormatVerdicts = lazy(() =>
  import('./formats/format-verdicts.tsx').then(({ FormatVerdicts }) => ({
    default: FormatVerdicts,
  })),
);

type AnswerVerdictsProps = {
  readonly question: Question;
  readonly chosen: readonly string[];
  /** Absent when the answers could not be fetched. */
  readonly detail: AnswerDetail | undefined;
  readonly peer: Peer | undefined;
};

/** Your answer, the key, and why each option is right or wrong. */
export const AnswerVerdicts = (answered: AnswerVerdictsProps) => {
  const { question, chosen, detail, peer } = answered;
  if (question.response) {
    return (
      <Suspense fallback={null}>
        <FormatVerdicts {...answered} />
      </Suspense>
    );
  }
  const options = optionReasons({ options: labelledOptions(question.options), chosen, detail });
  return <OptionVerdicts options={options} peer={peer} />;
};
