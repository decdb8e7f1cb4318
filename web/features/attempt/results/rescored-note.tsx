import { Callout, Text } from '@radix-ui/themes';
import { RefreshCw } from 'lucide-react';
import type { QuizRescoring, SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';

const numberOf = (attempt: SubmittedAttempt, { questionId }: QuizRescoring): number =>
  attempt.questions.findIndex(({ id }) => id === questionId) + 1;

const moved = (
  { score }: Pick<SubmittedAttempt, 'score'>,
  { scoreBefore, scoreAfter }: QuizRescoring,
): string => {
  if (score === null) return 'The result of this adaptive exam does not change.';
  return scoreBefore === scoreAfter
    ? `Your score stays at ${scoreAfter}%.`
    : `Your score was ${scoreBefore}% and is now ${scoreAfter}%.`;
};

/** What changed since the quiz was submitted, and why. */
export const RescoredNote = ({ attempt }: { readonly attempt: SubmittedAttempt }) => {
  const { rescored = [] } = attempt;
  if (rescored.length === 0) return null;
  return (
    <Callout.Root mb="5" size="1">
      <Callout.Icon>
        <RefreshCw size={16} aria-hidden="true" />
      </Callout.Icon>
      {rescored.map((change) => (
        <Text
          key={`${change.questionId} ${change.at}`}
          as="p"
          size="3"
          className={classes(textStyles['measure'], textStyles['pretty'])}
        >
          The correct answer to question {numberOf(attempt, change)} was changed.{' '}
          {moved(attempt, change)} Reason: {change.reason}
        </Text>
      ))}
    </Callout.Root>
  );
};

/** Beside a score in a list: what it was before. */
export const ScoreBefore = ({ score, rescored }: Pick<SubmittedAttempt, 'score' | 'rescored'>) => {
  const [first] = rescored ?? [];
  return first && score !== null ? (
    <Text
      as="div"
      size="1"
      color="gray"
      className={classes(textStyles['num'], textStyles['nowrap'])}
    >
      was {first.scoreBefore}%
    </Text>
  ) : null;
};
