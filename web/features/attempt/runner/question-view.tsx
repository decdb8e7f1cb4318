import type { Question, RevealedAnswer } from '../../../../domain/contracts/quiz.ts';
import { CheckedAnswer, Verdict } from './checked-answer.tsx';
import { KeyHints } from './keys/key-hints.tsx';
import { OptionCards } from './option-cards.tsx';
import { QuestionStem } from './question-stem.tsx';
import { letterKeys } from './session/chosen-labels.ts';
import { useArrivalAt } from './session/use-arrival-at.ts';

type QuestionViewProps = {
  readonly question: Question;
  readonly number: number;
  readonly total: number;
  readonly isTutor: boolean;
  /** The answer once it was checked; it cannot be changed any more. */
  readonly answer: RevealedAnswer | undefined;
  readonly chosen: readonly string[];
  readonly struck: readonly string[];
  readonly onChoose: (label: string) => void;
  readonly onStrike: (label: string) => void;
};

/** One question with its options. */
export const QuestionView = ({
  question,
  number,
  total,
  isTutor,
  answer,
  ...answering
}: QuestionViewProps) => {
  const heading = useArrivalAt(number);
  return (
    <div className="focus-in focus-question">
      <h1 className="vh" tabIndex={-1} ref={heading}>
        Question {number} of {total}
      </h1>
      <QuestionStem {...question} />
      {isTutor ? <Verdict question={question} answer={answer} /> : null}
      {answer ? (
        <CheckedAnswer question={question} answer={answer} />
      ) : (
        <>
          <OptionCards key={question.id} question={question} {...answering} />
          <KeyHints
            labels={question.options.slice(0, letterKeys(question)).map(({ label }) => label)}
          />
        </>
      )}
    </div>
  );
};
