import { Text } from '@radix-ui/themes';
import type { OpenAttempt, Question } from '../../../../domain/contracts/quiz.ts';
import { classes } from '../../../ui/classes.ts';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import { OptionCards } from '../runner/option-cards.tsx';
import { QuestionStem } from '../runner/question-stem.tsx';
import styles from '../runner/runner.module.css';
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
    <div className={classes(questionStyles['focus-in'], styles['focus-question'])}>
      <h1 className={textStyles['vh']} tabIndex={-1} ref={heading}>
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
