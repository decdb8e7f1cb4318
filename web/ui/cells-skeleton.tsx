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
      value: <Skeleton width="72px" height="32px" my="2px" />,
      note: <Skeleton width="110px" height="14px" mt="2" />,
    }))}
  />
);
