import { Flex, Heading } from '@radix-ui/themes';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Question, RevealedAnswer } from '../../../../domain/contracts/quiz.ts';
import { TakeAway } from '../../../ui/take-away.tsx';
import { AnswerVerdicts } from '../results/answer-verdicts.tsx';
import { pointsWords } from '../results/points-words.ts';
import { isPartlyRight } from '../results/verdict.ts';
import styles from './runner.module.css';
import { labelsOf, letterKeys } from './session/chosen-labels.ts';

type CheckedAnswerProps = { readonly question: Question; readonly answer: RevealedAnswer };

const looks = {
  right: { word: 'Correct', color: 'green', Icon: CircleCheck },
  partly: { word: 'Partly correct', color: 'amber', Icon: CircleDashed },
  wrong: { word: 'Incorrect', color: 'red', Icon: CircleX },
} as const;

const lookOf = (answer: RevealedAnswer): (typeof looks)[keyof typeof looks] => {
  if (isPartlyRight(answer)) return looks.partly;
  return answer.correct ? looks.right : looks.wrong;
};

const keyWords = ({ correctAnswer, entry }: RevealedAnswer, isList: boolean): string => {
  if (entry) return `The answer is ${entry.value}.`;
  if (!isList) return '';
  const labels = [correctAnswer].flat();
  return labels.length === 1
    ? `The answer is ${labels[0]}.`
    : `The answers are ${labels.join(', ')}.`;
};

const creditWords = (answer: RevealedAnswer): string => {
  const words = pointsWords(answer);
  return words === '' ? '' : `${words}. `;
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
  readonly question: Question;
  /** Absent until the answer was checked. */
  readonly answer: RevealedAnswer | undefined;
};

/** Right or wrong, said to screen readers as it arrives. */
export const Verdict = ({ question, answer }: VerdictProps) => {
  const verdict = useFocusOnVerdict(question.id, answer !== undefined);
  if (!answer) return <div role="status" />;
  const { word, color, Icon } = lookOf(answer);
  return (
    <div role="status">
      <Flex asChild align="center" gap="2" mb="3">
        <Heading
          as="h2"
          size="4"
          weight="medium"
          tabIndex={-1}
          ref={verdict}
          className={styles['verdict']}
        >
          <Icon size={20} color={`var(--${color}-11)`} aria-hidden="true" />
          {word}. {creditWords(answer)}
          {keyWords(answer, letterKeys(question) > 0)}
        </Heading>
      </Flex>
    </div>
  );
};

/** The options of a checked question: locked, each with why it is right or wrong. */
export const CheckedAnswer = ({ question, answer }: CheckedAnswerProps) => {
  const chosen = labelsOf(answer.userAnswer);
  return (
    <>
      <AnswerVerdicts question={question} chosen={chosen} detail={answer} peer={undefined} />
      <TakeAway as="h3" {...answer} />
    </>
  );
};
