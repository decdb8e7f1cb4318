import { Text } from '@radix-ui/themes';
import type { OpenAttempt, Question } from '../../../../domain/contracts/quiz.ts';
import { OptionCards } from '../runner/option-cards.tsx';
import { QuestionStem } from '../runner/question-stem.tsx';
import { useArrivalAt } from '../runner/session/use-arrival-at.ts';
import type { AdaptiveExam } from './use-adaptive-exam.ts';

type AdaptiveQuestionProps = {
  readonly attempt: OpenAttempt;
  readonly question: Question;
  readonly exam: AdaptiveExam;
  /** Said with the first question of a sitting. */
  readonly isFirst: boolean;
};

const nameOf = ({ questions, adaptive }: OpenAttempt): string =>
  adaptive
    ? `Question ${questions.length} of ${adaptive.minimum} to ${adaptive.maximum}`
    : `Question ${questions.length}`;

/** The question that waits for its answer. */
export const AdaptiveQuestion = ({ attempt, question, exam, isFirst }: AdaptiveQuestionProps) => {
  const heading = useArrivalAt(attempt.questions.length);
  return (
    <div className="focus-in focus-question">
      <h1 className="vh" tabIndex={-1} ref={heading}>
        {nameOf(attempt)}
      </h1>
      <QuestionStem {...question} />
      <OptionCards
        key={question.id}
        question={question}
        chosen={exam.chosen}
        struck={exam.struck}
        onChoose={exam.choose}
        onStrike={exam.strike}
      />
      {isFirst ? (
        <Text as="p" size="2" color="gray" mt="4">
          Your answer is final once you select Next.
        </Text>
      ) : null}
    </div>
  );
};
