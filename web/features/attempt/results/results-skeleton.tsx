import { Box, Grid } from '@radix-ui/themes';
import { PageHeadSkeleton } from '../../../ui/page-head-skeleton.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';

/** The results' own layout while they are on their way. */
export const ResultsSkeleton = () => (
  <div role="status" aria-label="Loading your results" aria-busy="true">
    <h1 className={textStyles['vh']}>Your results</h1>
    <PageHeadSkeleton />
    <Grid columns="1" gap="5">
      <PanelSkeleton height="300px" />
      <PanelSkeleton height="190px" />
    </Grid>
    <Box mt="5">
      <PanelSkeleton height="480px" />
    </Box>
  </div>
);
