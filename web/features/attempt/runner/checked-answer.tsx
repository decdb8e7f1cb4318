import { Flex, Heading } from '@radix-ui/themes';
import { CircleCheck, CircleX } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Question, RevealedAnswer } from '../../../../domain/contracts/quiz.ts';
import { optionReasons } from '../results/option-reasons.ts';
import { OptionVerdicts } from '../results/option-verdicts.tsx';
import { TakeAway } from '../results/take-away.tsx';
import { labelsOf } from './session/chosen-labels.ts';
import { labelledOptions } from './session/question-options.ts';

type CheckedAnswerProps = { readonly question: Question; readonly answer: RevealedAnswer };

const looks = {
  right: { word: 'Correct', color: 'green', Icon: CircleCheck },
  wrong: { word: 'Incorrect', color: 'red', Icon: CircleX },
} as const;

const keyWords = ({ correctAnswer }: RevealedAnswer): string => {
  const labels = [correctAnswer].flat();
  return labels.length === 1
    ? `The answer is ${labels[0]}.`
    : `The answers are ${labels.join(', ')}.`;
};

/** Focus goes to the verdict when this page just got it, not when a checked question is shown again. */
const useFocusOnVerdict = (
  questionId: string,
  isChecked: boolean,
): RefObject<HTMLHeadingElement | null> => {
  const verdict = useRef<HTMLHeadingElement>(null);
  const before = useRef({ questionId, isChecked });
  useEffect(() => {
    const was = before.current;
    before.current = { questionId, isChecked };
    if (isChecked && !was.isChecked && was.questionId === questionId) verdict.current?.focus();
  }, [questionId, isChecked]);
  return verdict;
};

type VerdictProps = {
  readonly questionId: string;
  /** Absent until the answer was checked. */
  readonly answer: RevealedAnswer | undefined;
};

/** Right or wrong, said to screen readers as it arrives. */
export const Verdict = ({ questionId, answer }: VerdictProps) => {
  const verdict = useFocusOnVerdict(questionId, answer !== undefined);
  const { word, color, Icon } = looks[answer?.correct ? 'right' : 'wrong'];
  return (
    <div role="status">
      {answer ? (
        <Flex asChild align="center" gap="2" mb="3">
          <Heading as="h2" size="4" weight="medium" tabIndex={-1} ref={verdict} className="verdict">
            <Icon size={20} color={`var(--${color}-11)`} aria-hidden="true" />
            {word}. {keyWords(answer)}
          </Heading>
        </Flex>
      ) : null}
    </div>
  );
};

/** The options of a checked question: locked, each with why it is right or wrong. */
export const CheckedAnswer = ({ question, answer }: CheckedAnswerProps) => {
  const chosen = labelsOf(answer.userAnswer);
  const options = labelledOptions(question.options);
  return (
    <>
      <OptionVerdicts
        peer={undefined}
        options={optionReasons({ options, chosen, detail: answer })}
      />
      <TakeAway as="h3" {...answer} />
    </>
  );
};
