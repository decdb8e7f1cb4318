import { Grid } from '@radix-ui/themes';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import type { ExamForm, PaperWish } from '../queries/issue-paper.ts';
import { ExamCard } from './exam-card.tsx';
import { PracticeCard } from './practice-card.tsx';
import type { ExamChoice } from './use-exam-choice.ts';

type QuizCardsProps = {
  readonly isFull: boolean;
  readonly overview: QuizOverview | undefined;
  readonly isLoading: boolean;
  readonly choice: ExamChoice;
  readonly starting: PaperWish | undefined;
  readonly onPractice: () => void;
  readonly onExam: (form: ExamForm) => void;
};

/** Both kinds of quiz; the one the page is about comes first. */
export const QuizCards = ({
  isFull,
  overview,
  isLoading,
  choice,
  starting,
  ...on
}: QuizCardsProps) => {
  const practice = (
    <PracticeCard
      key="practice"
      isFirst={!isFull}
      overview={overview}
      isLoading={isLoading}
      isStarting={starting !== undefined && !starting.exam}
      onStart={on.onPractice}
    />
  );
  const exam = (
    <ExamCard
      key="exam"
      isFirst={isFull}
      exams={choice.exams}
      chosen={choice.chosen}
      isStarting={starting?.exam !== undefined}
      onChoose={choice.choose}
      onStart={on.onExam}
    />
  );
  return (
    <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5">
      {isFull ? [exam, practice] : [practice, exam]}
    </Grid>
  );
};
