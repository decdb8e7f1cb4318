import { Grid } from '@radix-ui/themes';
import type { UseQueryResult } from '@tanstack/react-query';
import type { User } from '../../../domain/contracts/account.ts';
import type { OpenAttemptSummary, QuizOverview } from '../../../domain/contracts/quiz.ts';
import { OpenPapers } from './open-papers.tsx';
import { QuizCards } from './quiz-cards.tsx';
import { QuizFigures } from './quiz-figures.tsx';
import { QuizTips } from './quiz-tips.tsx';
import type { ExamChoice } from './use-exam-choice.ts';
import type { QuizStarts } from './use-quiz-start.ts';

type QuizChoicesProps = {
  readonly user: User;
  readonly isFull: boolean;
  readonly overview: UseQueryResult<QuizOverview>;
  readonly choice: ExamChoice;
  readonly quiz: QuizStarts;
  readonly open: readonly OpenAttemptSummary[];
};

/** What can be resumed or started, and the figures that speak for either. */
export const QuizChoices = ({ user, isFull, overview, choice, quiz, open }: QuizChoicesProps) => (
  <Grid columns="minmax(0, 1fr)" gap="5">
    <OpenPapers papers={open} calendar={user} />
    <QuizCards
      isFull={isFull}
      overview={overview.data}
      isLoading={overview.isLoading}
      choice={choice}
      starting={quiz.starting}
      onPractice={quiz.startPractice}
      onExam={() => quiz.startExam(choice.chosen)}
    />
    {user.healthcareField ? <QuizFigures overview={overview} /> : null}
    <QuizTips />
  </Grid>
);
