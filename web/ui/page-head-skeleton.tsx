import { Box, Skeleton } from '@radix-ui/themes';

/** The place of a PageHead while its answer is on its way. */
export const PageHeadSkeleton = () => (
  <Box mb="5">
    <Skeleton width="120px" height="24px" mb="2" />
    <Skeleton width="min(100%, 480px)" height="36px" mb="2" />
    <Skeleton width="min(100%, 360px)" height="20px" />
  </Box>
);
