import { Grid } from '@radix-ui/themes';
import type { UseQueryResult } from '@tanstack/react-query';
import type { User } from '../../../../domain/contracts/account.ts';
import type { OpenAttemptSummary } from '../../../../domain/contracts/quiz.ts';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import type { QuizPreset } from '../builder/asked-for.ts';
import { AskedPanel } from '../builder/asked-panel.tsx';
import { QuizBuilder } from '../builder/quiz-builder.tsx';
import { OpenPapers } from '../open-papers/open-papers.tsx';
import { QuizCards } from './quiz-cards.tsx';
import { QuizFigures } from './quiz-figures.tsx';
import { QuizTips } from './quiz-tips.tsx';
import type { ExamChoice } from './use-exam-choice.ts';
import type { QuizStarts } from './use-quiz-start.ts';

type QuizChoicesProps = {
  readonly user: User;
  readonly isFull: boolean;
  /** The quiz that the address asks for. */
  readonly asked: QuizPreset | undefined;
  readonly overview: UseQueryResult<QuizOverview>;
  readonly choice: ExamChoice;
  readonly quiz: QuizStarts;
  readonly open: readonly OpenAttemptSummary[];
};

type OwnQuizProps = Pick<QuizChoicesProps, 'overview' | 'asked'>;

const OwnQuiz = ({ overview: { data, isLoading }, asked }: OwnQuizProps) => {
  if (isLoading) return <PanelSkeleton height="420px" />;
  if (!data || data.questions === 0) return null;
  return (
    <QuizBuilder key={`${data.healthcareField} ${asked?.title}`} asked={asked} overview={data} />
  );
};

/** What can be resumed or started, and the figures that speak for either. */
export const QuizChoices = ({
  user,
  isFull,
  asked,
  overview,
  choice,
  quiz,
  open,
}: QuizChoicesProps) => (
  <Grid columns="minmax(0, 1fr)" gap="5">
    <OpenPapers papers={open} calendar={user} />
    {asked && overview.data ? <AskedPanel asked={asked} overview={overview.data} /> : null}
    <QuizCards
      isFull={isFull}
      overview={overview.data}
      isLoading={overview.isLoading}
      choice={choice}
      starting={quiz.starting}
      onPractice={quiz.startPractice}
      onExam={(form) => quiz.startExam(choice.chosen, form)}
    />
    {user.healthcareField ? <QuizFigures overview={overview} /> : null}
    {isFull ? null : <OwnQuiz overview={overview} asked={asked} />}
    <QuizTips />
  </Grid>
);
