import { Box } from '@radix-ui/themes';
import { PageHeadSkeleton } from './page-head-skeleton.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

type PageSkeletonProps = {
  /** What a screen reader hears. */
  readonly label?: string;
};

/** A whole page while it loads, when nothing of its layout is known yet. */
export const PageSkeleton = ({ label = 'Loading' }: PageSkeletonProps) => (
  <Box role="status" aria-label={label} aria-busy="true">
    <PageHeadSkeleton />
    <PanelSkeleton height="260px" />
  </Box>
);
