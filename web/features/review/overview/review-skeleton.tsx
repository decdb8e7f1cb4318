import { Box, Flex, Grid } from '@radix-ui/themes';
import { PageHeadSkeleton } from '../../../ui/page-head-skeleton.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';

/** The layout of the review page while it loads. */
export const ReviewSkeleton = () => (
  <Box role="status" aria-label="Loading your review" aria-busy="true">
    <PageHeadSkeleton />
    <Grid columns={{ initial: 'minmax(0, 1fr)', md: '3fr 2fr' }} gap="5" align="start">
      <PanelSkeleton height="520px" />
      <Flex direction="column" gap="5" minWidth="0">
        <PanelSkeleton height="200px" />
        <PanelSkeleton height="120px" />
      </Flex>
    </Grid>
  </Box>
);
