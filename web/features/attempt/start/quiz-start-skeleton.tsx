import { Grid } from '@radix-ui/themes';
import { CellsSkeleton } from '../../../ui/cells-skeleton.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import { quizStatLabels } from './quiz-stats.tsx';

/** Cards and figures while they are on their way. */
export const QuizStartSkeleton = () => (
  <Grid
    columns="minmax(0, 1fr)"
    gap="5"
    role="status"
    aria-label="Loading quizzes"
    aria-busy="true"
  >
    <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5">
      <PanelSkeleton height="210px" />
      <PanelSkeleton height="210px" />
    </Grid>
    <CellsSkeleton labels={quizStatLabels} />
  </Grid>
);
