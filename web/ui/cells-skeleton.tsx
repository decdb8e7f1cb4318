import { Skeleton } from '@radix-ui/themes';
import { Cells } from './cells.tsx';

type CellsSkeletonProps = {
  readonly labels: readonly string[];
  readonly columns?: number;
  readonly smallColumns?: number;
};

/** The cells of a page that loads: the labels are already there. */
export const CellsSkeleton = ({ labels, ...layout }: CellsSkeletonProps) => (
  <Cells
    {...layout}
    items={labels.map((label) => ({
      label,
      // Over text, so that it is as high as the text to come.
      value: <Skeleton>100%</Skeleton>,
      note: <Skeleton>Across all quizzes</Skeleton>,
    }))}
  />
);
