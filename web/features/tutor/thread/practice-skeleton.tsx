import { Box, Skeleton } from '@radix-ui/themes';

/** Of the size of a practice question. */
export const PracticeSkeleton = () => (
  <Box role="status" aria-label="Loading the practice question">
    <Skeleton width="100%" height="52px" mb="3" />
    <Skeleton width="100%" height="220px" />
  </Box>
);
