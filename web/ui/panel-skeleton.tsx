import { Card, Skeleton } from '@radix-ui/themes';

type PanelSkeletonProps = {
  /** Of the content under the title, as a CSS length. */
  readonly height?: string;
};

export const PanelSkeleton = ({ height = '220px' }: PanelSkeletonProps) => (
  <Card size={{ initial: '2', sm: '3' }}>
    <Skeleton width="min(100%, 220px)" height="22px" mb="4" />
    <Skeleton width="100%" height={height} />
  </Card>
);
