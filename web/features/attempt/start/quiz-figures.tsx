import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { CellsSkeleton } from '../../../ui/cells-skeleton.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { progressQuery } from '../../progress/queries/progress-query.ts';
import { QuizStats, quizStatLabels } from './quiz-stats.tsx';

type QuizFiguresProps = { readonly overview: UseQueryResult<QuizOverview> };

const skeleton = <CellsSkeleton labels={quizStatLabels} />;

/** The stats tiles, from the field's overview and the learner's progress. */
export const QuizFigures = ({ overview }: QuizFiguresProps) => {
  const progress = useQuery(progressQuery());
  return (
    <Loaded query={overview} what="The figures of your field" skeleton={skeleton}>
      {(ofField) => (
        <Loaded query={progress} what="Your figures" skeleton={skeleton}>
          {(ofLearner) => <QuizStats overview={ofField} progress={ofLearner} />}
        </Loaded>
      )}
    </Loaded>
  );
};
